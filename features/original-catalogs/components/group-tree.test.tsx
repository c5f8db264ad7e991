import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { GroupNode } from '../model/group-tree'
import { GroupTree } from './group-tree'

const leaf = (groupId: string, title: string): GroupNode => ({
  groupId,
  title,
  href: `/${groupId}`,
  children: [],
})
const NODES: readonly GroupNode[] = [
  { groupId: 'e', title: 'Двигатель', href: null, children: [leaf('e1', 'Смазка'), leaf('e2', 'Зажигание')] },
  { groupId: 'b', title: 'Тормоза', href: null, children: [leaf('b1', 'Передние'), leaf('b2', 'Задние')] },
  leaf('k', 'Кузов'),
]
const tree = (way: readonly string[] = [], storedAs = 'car 1') => (
  <GroupTree nodes={NODES} way={way} storedAs={storedAs} />
)
const branch = (title: string) => screen.getByText(title).closest('details')

beforeEach(() => {
  sessionStorage.clear()
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    configurable: true,
    get(this: HTMLElement) {
      const closed = this.parentElement?.closest('details:not([open])')
      return closed && this.tagName !== 'SUMMARY' ? null : document.body
    },
  })
})

test('opens on the way to the shown group', () => {
  render(tree(['b', 'b1']))
  expect(branch('Тормоза')?.open).toBe(true)
  expect(branch('Двигатель')?.open).toBe(false)
  expect(screen.getByRole('link', { name: 'Передние' }).getAttribute('aria-current')).toBe('page')
})

test('keeps what was opened from page to page, for each car apart', async () => {
  const user = userEvent.setup()
  const { unmount } = render(tree())
  await user.click(screen.getByText('Двигатель'))
  await expect.poll(() => sessionStorage.getItem('car 1')).toContain('e')
  unmount()
  const again = render(tree(['b', 'b1']))
  await expect.poll(() => branch('Двигатель')?.open).toBe(true)
  again.unmount()
  render(tree([], 'car 2'))
  expect(branch('Двигатель')?.open).toBe(false)
})

test('words leave the groups that hold them, opened, and none is said to be none', async () => {
  const user = userEvent.setup()
  render(tree())
  await user.type(screen.getByLabelText('Найти группу'), 'зад')
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Задние'])
  expect(branch('Тормоза')?.open).toBe(true)
  await user.type(screen.getByLabelText('Найти группу'), 'zzz')
  expect(screen.getByRole('status').textContent).toBe('Такой группы нет')
})

test('arrows walk it, open and close its branches', async () => {
  const user = userEvent.setup()
  render(tree())
  const stop = () => document.activeElement?.textContent
  screen.getByText('Двигатель').focus()
  await user.keyboard('{ArrowDown}')
  expect(stop()).toBe('Тормоза')
  await user.keyboard('{ArrowRight}')
  expect(branch('Тормоза')?.open).toBe(true)
  await user.keyboard('{ArrowRight}')
  expect(stop()).toBe('Передние')
  await user.keyboard('{End}')
  expect(stop()).toBe('Кузов')
  await user.keyboard('{ArrowUp}{ArrowLeft}')
  expect(stop()).toBe('Тормоза')
  await user.keyboard('{ArrowLeft}')
  expect(branch('Тормоза')?.open).toBe(false)
  await user.keyboard('{Home}')
  expect(stop()).toBe('Двигатель')
})
