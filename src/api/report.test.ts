import { afterEach, describe, expect, it, vi } from 'vitest'
import { reportError } from './report.ts'

const facts = { category: 'Test Drive Booking', message: 'An unexpected error occured.' }
const text = 'Form submission error occured.'

afterEach(() => vi.restoreAllMocks())

describe('error reporting (S8.9)', () => {
  it('goes to the dealer’s endpoint with text, category and message', () => {
    const ask = vi.fn(async () => new Response())
    reportError('https://errors.example/report', text, facts, ask)
    const [address, request] = ask.mock.calls[0] as unknown as [string, RequestInit]
    expect(address).toBe('https://errors.example/report')
    expect(JSON.parse(String(request.body))).toEqual({ error: text, ...facts })
  })

  it('goes to the console where there is no endpoint', () => {
    const console_ = vi.spyOn(console, 'error').mockImplementation(() => {})
    reportError(null, text, facts)
    expect(console_).toHaveBeenCalledWith(text, facts)
  })

  it('goes to the console where the endpoint does not answer', async () => {
    const console_ = vi.spyOn(console, 'error').mockImplementation(() => {})
    reportError('https://errors.example/report', text, facts, () => Promise.reject(new TypeError('Failed to fetch')))
    await vi.waitFor(() => expect(console_).toHaveBeenCalledWith(text, facts))
  })
})
