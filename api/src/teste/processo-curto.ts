/**
 * Arguments of Node for a process that lives for seconds. The embedded database is WebAssembly, and the CPU of its
 * optimising compiler, a third of such a process, is not won back.
 */
export const PROCESSO_CURTO = ['--liftoff-only'];
