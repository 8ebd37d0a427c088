/**
 * Removes the grain of a render: a non-local mean whose weights compare small patches of the picture, and the normals and plain colours that
 * Blender writes beside it. This Blender is built without a denoiser, and four times fewer samples with this filter look cleaner than more samples.
 */

/** Half of the side of the window in which similar patches are sought, and of a patch. */
const WINDOW = 5;
const PATCH = 2;
/** Larger values remove more noise and more detail. */
const STRENGTH = 0.55;

/**
 * Filters layers, which are Float32Arrays with three values per pixel. first and second are two renders with half of the samples each; their
 * difference is the noise. They, the normals and the colours decide which pixels are alike; all layers are then averaged in the same way.
 */
export function denoise({ first, second, normal, albedo, layers, width, height }) {
  const count = width * height;
  const mean = new Float32Array(count * 3);
  let variance = new Float32Array(count);
  for (let p = 0; p < count; p += 1) {
    for (let i = p * 3; i < p * 3 + 3; i += 1) {
      const one = shown(first[i]);
      const two = shown(second[i]);
      mean[i] = (one + two) / 2;
      variance[p] += (one - two) ** 2 / 12;
    }
  }
  variance = boxMean(boxMean(variance, width, height, 3), width, height, 2);
  const sums = layers.map((layer) => Float32Array.from(layer));
  const total = new Float32Array(count).fill(1);
  const scratch = new Float32Array(count);
  const distance = new Float32Array(count);
  // Weights are symmetric, so half of the offsets are enough.
  for (let dy = 0; dy <= WINDOW; dy += 1) {
    for (let dx = dy === 0 ? 1 : -WINDOW; dx <= WINDOW; dx += 1) {
      collect(dx, dy);
    }
  }
  for (const sum of sums) for (let i = 0; i < sum.length; i += 1) sum[i] /= total[Math.floor(i / 3)];
  return sums;

  function collect(dx, dy) {
    const left = Math.max(0, -dx);
    const right = Math.min(width, width - dx);
    scratch.fill(0);
    for (let y = 0; y < height - dy; y += 1) {
      for (let x = left; x < right; x += 1) {
        const p = y * width + x;
        const q = p + dy * width + dx;
        const i = p * 3;
        const j = q * 3;
        const noise = variance[p] + variance[q];
        const r = mean[i] - mean[j];
        const g = mean[i + 1] - mean[j + 1];
        const b = mean[i + 2] - mean[j + 2];
        scratch[p] = ((r * r + g * g + b * b) / 3 - noise) / (2e-6 + STRENGTH * STRENGTH * noise);
      }
    }
    boxMean(scratch, width, height, PATCH, distance);
    for (let y = 0; y < height - dy; y += 1) {
      for (let x = left; x < right; x += 1) {
        const p = y * width + x;
        const d = distance[p];
        if (d > 6) continue;
        const q = p + dy * width + dx;
        const i = p * 3;
        const j = q * 3;
        const turn = (normal[i] - normal[j]) ** 2 + (normal[i + 1] - normal[j + 1]) ** 2 + (normal[i + 2] - normal[j + 2]) ** 2;
        const tone = (albedo[i] - albedo[j]) ** 2 + (albedo[i + 1] - albedo[j + 1]) ** 2 + (albedo[i + 2] - albedo[j + 2]) ** 2;
        const weight = Math.exp(-Math.max(d, 0) - turn * 90 - tone * 220);
        if (weight < 0.002) continue;
        total[p] += weight;
        total[q] += weight;
        for (let l = 0; l < layers.length; l += 1) {
          const layer = layers[l];
          const sum = sums[l];
          for (let c = 0; c < 3; c += 1) {
            sum[i + c] += weight * layer[j + c];
            sum[j + c] += weight * layer[i + c];
          }
        }
      }
    }
  }
}

/** Roughly how bright the eye sees linear light: noise in the dark counts more. */
const shown = (light) => Math.max(0, light) / (Math.max(0, light) + 0.25);

/** The mean over a square of side 2r+1, by running sums; the border repeats. */
function boxMean(source, width, height, radius, target = new Float32Array(source.length)) {
  const rows = new Float32Array(source.length);
  const side = 2 * radius + 1;
  for (let y = 0; y < height; y += 1) {
    const start = y * width;
    let sum = 0;
    for (let x = -radius; x <= radius; x += 1) sum += source[start + Math.min(width - 1, Math.max(0, x))];
    for (let x = 0; x < width; x += 1) {
      rows[start + x] = sum / side;
      sum += source[start + Math.min(width - 1, x + radius + 1)] - source[start + Math.max(0, x - radius)];
    }
  }
  const sums = new Float32Array(width);
  for (let y = -radius; y <= radius; y += 1) {
    const start = Math.min(height - 1, Math.max(0, y)) * width;
    for (let x = 0; x < width; x += 1) sums[x] += rows[start + x];
  }
  for (let y = 0; y < height; y += 1) {
    const enter = Math.min(height - 1, y + radius + 1) * width;
    const leave = Math.max(0, y - radius) * width;
    for (let x = 0; x < width; x += 1) {
      target[y * width + x] = sums[x] / side;
      sums[x] += rows[enter + x] - rows[leave + x];
    }
  }
  return target;
}
