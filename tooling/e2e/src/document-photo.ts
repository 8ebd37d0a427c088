import type { Page } from '@playwright/test';

/** A JPEG that looks like a document: sharp text on a card with a margin around it, drawn by the browser. */
export async function drawDocumentPhoto(page: Page, title: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const url = await page.evaluate((text) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1600, 1100];
    const drawing = canvas.getContext('2d');
    if (drawing === null) throw new Error('no canvas');
    drawing.fillStyle = '#8a8f96';
    drawing.fillRect(0, 0, 1600, 1100);
    drawing.fillStyle = '#e8e2d2';
    drawing.fillRect(150, 130, 1300, 840);
    drawing.fillStyle = '#23262b';
    for (let line = 0; line < 22; line += 1) {
      drawing.font = `${line % 3 === 0 ? 34 : 24}px monospace`;
      drawing.fillText(`${text} ${line} AA1234567 KARIMOV AZIZ 12.10.1993 TOSHKENT`, 190, 190 + line * 35, 1220);
    }
    return canvas.toDataURL('image/jpeg', 0.9);
  }, title);
  return { name: 'document.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64') };
}
