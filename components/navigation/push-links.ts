/**
 * Name of the window's function by which the app around the shop opens the link of a push message:
 * `window.arusNavigate('/shops')` resolves to whether the link was followed.
 */
export const PUSH_LINK_FUNCTION = 'arusNavigate'

/** Offers the function until the returned one is called. What judges a link is loaded with the first one. */
export function exposePushLinks(push: (href: string) => void): () => void {
  const open = async (link: unknown): Promise<boolean> => {
    const { followPushLink } = await import('./follow-push-link')
    return followPushLink(link, location.origin, { push, assign: (href) => location.assign(href) })
  }
  Object.assign(window, { [PUSH_LINK_FUNCTION]: open })
  return () => {
    Reflect.deleteProperty(window, PUSH_LINK_FUNCTION)
  }
}
