/**
 * With which Node.js runs the server. They keep the heap small, for a machine with little memory: V8
 * would let it grow fourfold before it tidies up.
 */
export const NODE_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=20'];
