import { avisos, lerComoDataUrl } from '@merenda/shared';
import { LIMITES } from '@merenda/shared/contratos';

const TIPOS = ['image/jpeg', 'image/png'];

/** A chosen picture as a data URL; null after a toast when it is too large or no picture. The server looks at its bytes. */
export async function lerImagemEscolhida(arquivo: File): Promise<string | null> {
  if (!TIPOS.includes(arquivo.type)) avisos.erro('Escolha uma imagem .jpg, .jpeg ou .png.');
  else if (arquivo.size > LIMITES.imagemBytes) avisos.erro('A imagem deve ter no máximo 8 MB.');
  else return lerComoDataUrl(arquivo);
  return null;
}
