/** Steps still to be looked at, the cheapest first: a binary heap over typed arrays. */
export class Heap {
  #cost = new Float64Array(256);
  #value = new Int32Array(256);
  #size = 0;

  clear(): void {
    this.#size = 0;
  }

  push(cost: number, value: number): void {
    if (this.#size === this.#cost.length) {
      const costs = new Float64Array(2 * this.#size);
      const values = new Int32Array(2 * this.#size);
      costs.set(this.#cost);
      values.set(this.#value);
      this.#cost = costs;
      this.#value = values;
    }
    const costs = this.#cost;
    const values = this.#value;
    let at = this.#size;
    this.#size += 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (costs[above]! <= cost) break;
      costs[at] = costs[above]!;
      values[at] = values[above]!;
      at = above;
    }
    costs[at] = cost;
    values[at] = value;
  }

  /** The value that costs least; -1 if there is none. */
  pop(): number {
    if (this.#size === 0) return -1;
    const costs = this.#cost;
    const values = this.#value;
    const least = values[0]!;
    this.#size -= 1;
    const cost = costs[this.#size]!;
    const value = values[this.#size]!;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= this.#size) break;
      if (below + 1 < this.#size && costs[below + 1]! < costs[below]!) below += 1;
      if (costs[below]! >= cost) break;
      costs[at] = costs[below]!;
      values[at] = values[below]!;
      at = below;
    }
    costs[at] = cost;
    values[at] = value;
    return least;
  }
}
