// What the module asks of the page that loaded it. Rows are named by their slots, blocks by numbers
// that the module gives.

#pragma once

#include <stdint.h>

#define PAGE(name) __attribute__((import_module("page"), import_name(name)))

/// Fills memory with random bytes.
PAGE("random") void page_random(void *bytes, __SIZE_TYPE__ count);

// Blocks.

/// Puts an empty block before another one, or at the end of the list where that is 0.
PAGE("insertBlock") void page_insert_block(int32_t block, int32_t before, int32_t step);
/// Puts an empty block behind another one, and moves a row and all rows after it there.
PAGE("splitBlock") void page_split_block(int32_t block, int32_t row, int32_t new_block);
/// Shows or hides a block.
PAGE("hideBlock") void page_hide_block(int32_t block, int32_t is_hidden);
/// Tells which height stands in for a block that is not loaded, by its number in the style sheet.
PAGE("estimateBlock") void page_estimate_block(int32_t block, int32_t step);

// Rows.

/// Puts a row at the end of a block.
PAGE("appendRow") void page_append_row(int32_t row, int32_t block);
/// Puts a row before another one of a block, or at its end where that is 0; 0 where the page lacks it.
PAGE("insertRow") int32_t page_insert_row(int32_t row, int32_t next, int32_t block);
/// Lets a row show what came anew for it; 0 where nothing did.
PAGE("renewRow") int32_t page_renew_row(int32_t row);
/// Tells which one a row is of its siblings, and how many there are.
PAGE("placeRow") void page_place_row(int32_t row, int32_t position, int32_t count);
/// Shows or hides a row.
PAGE("hideRow") void page_hide_row(int32_t row, int32_t is_hidden);
/// Gives a row its classes.
PAGE("drawRow") void page_draw_row(int32_t row, const uint8_t *classes, int32_t count);
/// Lets a row's control say a phrase with a number.
PAGE("drawToggle")
void page_draw_toggle(int32_t row, int32_t phrase, int32_t count, int32_t is_collapsed);
/// Gets the words of a row that came without them.
PAGE("fetchWords") void page_fetch_words(int32_t row);

// Places, in points from the top of what scrolls.

/// Where the top of a row is.
PAGE("top") double page_top(int32_t row);
/// Where the bottom of a row is.
PAGE("bottom") double page_bottom(int32_t row);
/// How far the reader has scrolled.
PAGE("offset") double page_offset(void);
/// How much of the page shows.
PAGE("height") double page_height(void);
/// Where everything ends, the space left for holding a row not counted.
PAGE("end") double page_end(void);
/// Scrolls, with some space behind everything.
PAGE("scroll") void page_scroll(double offset, double space);
