import { pathToFileURL } from 'node:url'

/** A command as it is called: its script, and the words after it. */
export interface Call {
  readonly script: string
  readonly words: readonly string[]
}

/** How a command ended: its exit code, and what it printed. */
export interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

class Exit extends Error {
  readonly code: number
  constructor(code: number) {
    super(`exit ${code}`)
    this.code = code
  }
}

/** Catches what is written to a stream; the answer lets go of it and is what was caught. */
function capture(stream: NodeJS.WriteStream): () => string {
  const { write } = stream
  let text = ''
  stream.write = (chunk: string | Uint8Array) => {
    text += String(chunk)
    return true
  }
  return () => {
    stream.write = write
    return text
  }
}

/** Runs a script as its own process would, but for the modules that a script before it has read: those are most of its time. */
async function runCommand({ script, words }: Call, turn: number): Promise<Ended> {
  process.argv.splice(1, process.argv.length, script, ...words)
  process.exitCode = 0
  const [stdout, stderr] = [capture(process.stdout), capture(process.stderr)]
  // The same file is another module under another address.
  const exit = await import(`${pathToFileURL(script)}?turn=${turn}`).catch((error: unknown) => error)
  const printed = { stdout: stdout(), stderr: stderr() }
  if (exit instanceof Error && !(exit instanceof Exit)) throw exit
  return { code: exit instanceof Exit ? exit.code : Number(process.exitCode), ...printed }
}

/** Takes calls by message and answers, one after the other, how each ended. */
process.on('message', async (calls: readonly Call[]) => {
  process.exit = (code) => {
    throw new Exit(Number(code ?? process.exitCode ?? 0))
  }
  const all: Ended[] = []
  for (const [turn, call] of calls.entries()) all.push(await runCommand(call, turn))
  process.exitCode = 0
  process.send?.(all, () => process.disconnect())
})
