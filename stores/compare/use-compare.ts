import { useEffect } from 'react'
import { useStore } from 'zustand'
import { compareStore, type CompareState } from './compare-store'

/** What is compared in this browser, from the first mount on. */
export function useCompare(): CompareState {
  useEffect(() => compareStore.open(), [])
  return useStore(compareStore)
}
