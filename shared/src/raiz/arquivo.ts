/** A chosen file, or a part of it, as a data URL. Rejects when the browser cannot read it. */
export function lerComoDataUrl(arquivo: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const leitor = new FileReader();
    leitor.onload = () => resolve(String(leitor.result));
    leitor.onerror = () => reject(leitor.error ?? new Error('the file could not be read'));
    leitor.readAsDataURL(arquivo);
  });
}
