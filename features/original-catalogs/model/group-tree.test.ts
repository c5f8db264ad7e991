import { describe, expect, it } from 'vitest'
import { type OriginalGroup, searchTree, toGroupTree, wayToGroup } from './group-tree'

function group(groupId: string, parentId: string | null, title = groupId, isLeaf = true): OriginalGroup {
  return { groupId, parentId, title, isLeaf, isQuick: false, ssd: `ssd-${groupId}`, pictureUrl: null }
}

const GROUPS = [
  group('brakes', null, 'Тормозная система', false),
  group('front', 'brakes', 'Тормоз передний'),
  group('rear', 'brakes', 'Тормоз задний'),
  group('body', null, 'Кузов'),
]
const tree = (groups: readonly OriginalGroup[]) => toGroupTree(groups, ({ groupId }) => `/${groupId}`)

describe('toGroupTree', () => {
  it('puts groups below their parents; only those with units of their own lead somewhere', () => {
    expect(tree(GROUPS)).toEqual([
      {
        groupId: 'brakes',
        title: 'Тормозная система',
        href: null,
        children: [
          { groupId: 'front', title: 'Тормоз передний', href: '/front', children: [] },
          { groupId: 'rear', title: 'Тормоз задний', href: '/rear', children: [] },
        ],
      },
      { groupId: 'body', title: 'Кузов', href: '/body', children: [] },
    ])
  })

  it.each([
    ['whose parent is missing', group('lost', 'nowhere')],
    ['that is its own parent', group('self', 'self')],
  ])('keeps a group %s at the top', (_, one) => {
    expect(tree([one]).map(({ groupId }) => groupId)).toEqual([one.groupId])
  })
})

describe('wayToGroup', () => {
  it('leads from the top down', () => {
    expect(wayToGroup(GROUPS, 'front').map(({ groupId }) => groupId)).toEqual(['brakes', 'front'])
  })

  it('is empty for an unknown group, and ends for groups in a circle', () => {
    expect(wayToGroup(GROUPS, 'nothing')).toEqual([])
    expect(wayToGroup([group('a', 'b'), group('b', 'a')], 'a')).toHaveLength(2)
  })
})

describe('searchTree', () => {
  it.each([
    ['задн', [['brakes', ['rear']]]],
    ['тормоз перед', [['brakes', ['front']]]],
    ['система', [['brakes', ['front', 'rear']]]],
    ['ничего', []],
  ])('%s leaves %j', (words, left) => {
    const found = searchTree(tree(GROUPS), words)
    expect(found.map(({ groupId, children }) => [groupId, children.map((one) => one.groupId)])).toEqual(left)
  })
})
