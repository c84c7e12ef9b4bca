// The packages that the geometry is measured against. Plain JavaScript: they are installed only for the benchmark.
import { init, NavMeshQuery } from '@recast-navigation/core';
import { generateSoloNavMesh } from '@recast-navigation/generators';
import { System } from 'detect-collisions';
import Flatbush from 'flatbush';
import { orient2d } from 'robust-predicates';

const sides = (polygons) =>
  polygons.flatMap((polygon) => polygon.map((a, i) => [a, polygon[(i + 1) % polygon.length]]));

/** Whether a segment crosses two others' ends strictly, by exact predicates. */
function crosses(p, q, a, b) {
  const ofA = orient2d(p.x, p.y, q.x, q.y, a.x, a.y);
  const ofB = orient2d(p.x, p.y, q.x, q.y, b.x, b.y);
  if (ofA > 0 === ofB > 0 || ofA === 0 || ofB === 0) return false;
  const ofP = orient2d(a.x, a.y, b.x, b.y, p.x, p.y);
  const ofQ = orient2d(a.x, a.y, b.x, b.y, q.x, q.y);
  return ofP > 0 !== ofQ > 0 && ofP !== 0 && ofQ !== 0;
}

export const turn = (a, b, c) => -orient2d(a.x, a.y, b.x, b.y, c.x, c.y);

/** Every side by exact predicates. */
export function exact(polygons) {
  const all = sides(polygons);
  return (p, q) => all.some(([a, b]) => crosses(p, q, a, b));
}

function plainlyCrosses(p, q, a, b) {
  const dx = q.x - p.x;
  const dy = q.y - p.y;
  const ofA = dx * (a.y - p.y) - dy * (a.x - p.x);
  const ofB = dx * (b.y - p.y) - dy * (b.x - p.x);
  if (!((ofA > 0 && ofB < 0) || (ofA < 0 && ofB > 0))) return false;
  const ofP = (a.x - p.x) * (b.y - p.y) - (a.y - p.y) * (b.x - p.x);
  const ofQ = ofP + ofA - ofB;
  return (ofP > 0 && ofQ < 0) || (ofP < 0 && ofQ > 0);
}

/** Boxes of sides in a static R-tree; the search stops at the first side that is crossed. */
export function flatbushBySides(polygons) {
  const all = sides(polygons);
  const index = new Flatbush(all.length);
  for (const [a, b] of all) index.add(Math.min(a.x, b.x), Math.min(a.y, b.y), Math.max(a.x, b.x), Math.max(a.y, b.y));
  index.finish();
  return (p, q) => {
    let found = false;
    index.search(Math.min(p.x, q.x), Math.min(p.y, q.y), Math.max(p.x, q.x), Math.max(p.y, q.y), (i) => {
      if (!found && plainlyCrosses(p, q, all[i][0], all[i][1])) found = true;
      return false;
    });
    return found;
  };
}

/** Boxes of whole polygons. */
export function flatbushByPolygons(polygons) {
  const each = polygons.map((polygon) => sides([polygon]));
  const index = new Flatbush(polygons.length);
  for (const polygon of polygons) {
    const xs = polygon.map(({ x }) => x);
    const ys = polygon.map(({ y }) => y);
    index.add(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
  }
  index.finish();
  return (p, q) => {
    const near = index.search(Math.min(p.x, q.x), Math.min(p.y, q.y), Math.max(p.x, q.x), Math.max(p.y, q.y));
    for (const i of near) for (const [a, b] of each[i]) if (plainlyCrosses(p, q, a, b)) return true;
    return false;
  };
}

export function detectCollisions(polygons) {
  const system = new System();
  for (const polygon of polygons)
    system.createPolygon(
      { x: 0, y: 0 },
      polygon.map(({ x, y }) => ({ x, y })),
    );
  system.update();
  return (p, q) => system.raycast(p, q) !== null;
}

/** Paths of a disc on a navigation mesh; lengths in millimetres inside. */
export async function recast(polygons, width, r) {
  await init();
  const scale = 0.1;
  const positions = [];
  const indices = [];
  const vertex = (x, y, z) => positions.push(x * scale, z, y * scale) / 3 - 1;
  const face = (...corners) => {
    for (let i = 1; i + 1 < corners.length; i += 1) indices.push(corners[0], corners[i], corners[i + 1]);
  };
  face(vertex(0, 0, 0), vertex(0, width, 0), vertex(width, width, 0), vertex(width, 0, 0));
  for (const polygon of polygons) {
    const low = polygon.map(({ x, y }) => vertex(x, y, 0));
    const high = polygon.map(({ x, y }) => vertex(x, y, 200));
    for (let i = 0; i < polygon.length; i += 1) {
      const j = (i + 1) % polygon.length;
      face(low[i], low[j], high[j], high[i]);
      face(low[i], high[i], high[j], low[j]);
    }
    face(...high);
    face(...high.toReversed());
  }
  const cs = 2;
  const { success, navMesh } = generateSoloNavMesh(positions, indices, {
    cs,
    ch: 2,
    walkableRadius: Math.ceil((r * scale) / cs),
    walkableHeight: 10,
    walkableClimb: 2,
    walkableSlopeAngle: 30,
    maxEdgeLen: 0,
    maxSimplificationError: 1,
  });
  if (!success) throw new Error('recast made no mesh');
  const query = new NavMeshQuery(navMesh);
  const at = (p) => ({ x: p.x * scale, y: 0, z: p.y * scale });
  const halfExtents = { x: 10, y: 20, z: 10 };
  return (from, to) => {
    const { success: found, path } = query.computePath(at(from), at(to), { halfExtents });
    return found ? path.length : 0;
  };
}
