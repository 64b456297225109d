// The C library's types that these headers bring belong to this module or to Glibc's, whichever the
// compiler met first: a Swift file beside this module that uses them imports both.
#include <microhttpd.h>

// Swift does not import variadic functions: these two forms stand in for those that the server needs.

struct rejoinder_daemon_settings {
  MHD_socket listening_socket;
  unsigned int threads;
  unsigned int connections;
  unsigned int idle_seconds;
  size_t connection_memory;
  void *(*target_read)(void *context, const char *target, struct MHD_Connection *connection);
  MHD_AccessHandlerCallback answer;
  MHD_RequestCompletedCallback completed;
  MHD_NotifyConnectionCallback connection_changed;
  void *context;
};

// Not strict, so that a request without a host, or with a space in its target, reaches the server,
// which refuses it with its own page and its own headers. What the library cannot read as a request at
// all it still answers itself, with a fixed page and none of those headers, and closes: broken lines,
// other versions than 1.x, a head beyond the connection's memory, and a Content-Length that is no
// number. For the last one, version 0.9.75 writes the head of its answer twice.
static inline struct MHD_Daemon *
rejoinder_start_daemon(const struct rejoinder_daemon_settings *settings) {
  return MHD_start_daemon(
      MHD_USE_AUTO_INTERNAL_THREAD | MHD_USE_ITC, 0, NULL, NULL,
      settings->answer, settings->context,
      MHD_OPTION_LISTEN_SOCKET, settings->listening_socket,
      MHD_OPTION_THREAD_POOL_SIZE, settings->threads,
      MHD_OPTION_CONNECTION_LIMIT, settings->connections,
      MHD_OPTION_CONNECTION_TIMEOUT, settings->idle_seconds,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, settings->connection_memory,
      MHD_OPTION_STRICT_FOR_CLIENT, 0,
      MHD_OPTION_URI_LOG_CALLBACK, settings->target_read, settings->context,
      MHD_OPTION_NOTIFY_COMPLETED, settings->completed, settings->context,
      MHD_OPTION_NOTIFY_CONNECTION, settings->connection_changed, settings->context,
      MHD_OPTION_END);
}

static inline MHD_socket rejoinder_descriptor(struct MHD_Connection *connection) {
  return MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD)->connect_fd;
}
