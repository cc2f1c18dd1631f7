import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

test.each([
  ['a machine of the internet', '1.1.1.1', true],
  ['one by its long address', '2606:4700::1111', true],
  ['this machine', '127.0.0.1', false],
  ['this machine by its long address', '::1', false],
  ['this machine, written as a long address', '::ffff:127.0.0.1', false],
  ['a network of a house', '192.168.0.10', false],
  ['a network of a company', '10.1.2.3', false],
  ['another of a company', '172.31.255.255', false],
  ['its neighbour on the internet', '172.32.0.1', true],
  ['what clouds tell their machines', '169.254.169.254', false],
  ['the network of a carrier', '100.64.0.1', false],
  ['a local long address', 'fd00::1', false],
  ['a link’s own', 'fe80::1', false],
  ['a local long address of old', 'fec0::1', false],
  ['a network of a house, as a company’s gate writes it', '64:ff9b:1::c0a8:a', false],
  ['an address for examples', '3fff::1', false],
  ['a group of machines by a long address', 'ff02::1', false],
  ['a group of machines', '224.0.0.1', false],
  ['no address', 'photos.example', false],
])('%s', (_reason, address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})
