// Preloaded (`node --import`) into processes that must end with their parent. A killed parent cannot signal its
// children, so
// the child polls for it: an orphan would keep a port open, or keep writing files.
const startedBy = Number(process.env.FORECOURT_PARENT)
const lookEveryMs = 500

// Not when another process is in between, nor in the child's own children, which inherit the environment.
if (process.ppid === startedBy) {
  setInterval(() => {
    if (process.ppid !== startedBy) process.kill(process.pid, 'SIGTERM')
  }, lookEveryMs).unref()
}
