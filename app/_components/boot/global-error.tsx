import FrameError from '@/app/global-error'

/**
 * Stands in for the document where Next's own router failed, in place of Next's page, which is in English (`next.config.ts`). A component
 * of its own, because Next reports what its own page catches as an error of the window.
 */
export default function RouterError() {
  return <FrameError />
}
