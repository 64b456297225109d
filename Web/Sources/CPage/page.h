// What the module asks of the page that loaded it.

#pragma once

/// Fills memory with random bytes.
__attribute__((import_module("page"), import_name("random")))
void page_random(void *bytes, __SIZE_TYPE__ count);
