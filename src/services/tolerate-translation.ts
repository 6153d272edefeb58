/**
 * Lets React update a page that the browser has translated: the translation replaces text nodes, and React would throw
 * when it removes one of them or inserts something before it. See https://github.com/facebook/react/issues/11538.
 */
export function tolerateTranslation(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with the node below
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child;
  };
  Node.prototype.insertBefore = function insert<T extends Node>(
    this: Node,
    node: T,
    next: Node | null,
  ): T {
    const isHere = !next || next.parentNode === this;
    return insertBefore.call(this, node, isHere ? next : null) as T;
  };
}
