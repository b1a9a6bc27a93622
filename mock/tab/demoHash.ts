/**
 * The password hash that all users of the tab's world share: 260 separate hashes would take longer than the
 * rest of the start.
 */

/** `aplauso-demo`, hashed once by `hasher.ts`. */
export const demoHash =
  '$pbkdf2-sha256$i=100000$XpXmSYbbb/uOxBbtj7pBwA$O8SfRvQlB4yEKsi0+4rGk5N9koI1PVKtrXeVljlEZlY';
