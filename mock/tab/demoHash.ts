/** The hash that everybody in the tab's world shares: hashing 260 times would take longer than all the rest of the start. */

/** `aplauso-demo`, hashed once by `hasher.ts`. */
export const demoHash =
  '$pbkdf2-sha256$i=100000$XpXmSYbbb/uOxBbtj7pBwA$O8SfRvQlB4yEKsi0+4rGk5N9koI1PVKtrXeVljlEZlY';
