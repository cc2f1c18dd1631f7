import { pathToFileURL } from 'node:url'

/** A call of a command: its script and arguments. */
export interface Call {
  readonly script: string
  readonly words: readonly string[]
}

/** Exit code and output of a command. */
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

/** Captures what is written to a stream. The returned function restores the stream and returns the text. */
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

/** Runs a script as its own process would, but with modules loaded by earlier scripts, which saves most of the time. */
async function runCommand({ script, words }: Call, turn: number): Promise<Ended> {
  process.argv.splice(1, process.argv.length, script, ...words)
  process.exitCode = 0
  const [stdout, stderr] = [capture(process.stdout), capture(process.stderr)]
  // A query makes the same file a new module.
  const exit = await import(`${pathToFileURL(script)}?turn=${turn}`).catch((error: unknown) => error)
  const printed = { stdout: stdout(), stderr: stderr() }
  if (exit instanceof Error && !(exit instanceof Exit)) throw exit
  return { code: exit instanceof Exit ? exit.code : Number(process.exitCode), ...printed }
}

/** Receives calls by message, runs them in sequence, and sends the results back. */
process.on('message', async (calls: readonly Call[]) => {
  process.exit = (code) => {
    throw new Exit(Number(code ?? process.exitCode ?? 0))
  }
  const all: Ended[] = []
  for (const [turn, call] of calls.entries()) all.push(await runCommand(call, turn))
  process.exitCode = 0
  process.send?.(all, () => process.disconnect())
})
