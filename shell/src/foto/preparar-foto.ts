import { LADO_DA_FOTO } from '@merenda/shared/contratos';
import { BYTES_DA_ASSINATURA, NAO_E_IMAGEM, tipoDoArquivo, violacoesDoTamanho } from '@merenda/shared/regras';

/** A file that can't become a photo; its message is fit for the user. */
export class FotoRecusada extends Error {}

const QUALIDADE = 0.88;

/**
 * Makes of a chosen file the photo that is sent: the middle square, `LADO_DA_FOTO` wide, as a JPEG data URL.
 * @throws FotoRecusada when the file is too large or no picture
 */
export async function prepararFoto(arquivo: File): Promise<string> {
  await exigirImagem(arquivo);
  const imagem = await createImageBitmap(arquivo).catch(() => {
    throw new FotoRecusada('A imagem não pôde ser lida. O arquivo parece estar danificado.');
  });
  const tela = document.createElement('canvas');
  tela.width = tela.height = LADO_DA_FOTO;
  const desenho = tela.getContext('2d');
  if (!desenho) throw new FotoRecusada('O seu navegador não conseguiu preparar a imagem.');
  const { x, y, lado } = quadradoCentral(imagem);
  // A JPEG has no transparency: transparent pixels become white, not black.
  desenho.fillStyle = '#ffffff';
  desenho.fillRect(0, 0, LADO_DA_FOTO, LADO_DA_FOTO);
  desenho.drawImage(imagem, x, y, lado, lado, 0, 0, LADO_DA_FOTO, LADO_DA_FOTO);
  imagem.close();
  return tela.toDataURL('image/jpeg', QUALIDADE);
}

/** Size and first bytes. @throws FotoRecusada */
export async function exigirImagem(arquivo: File): Promise<void> {
  const [grande] = violacoesDoTamanho(arquivo.size);
  if (grande) throw new FotoRecusada(grande.mensagem);
  const inicio = new Uint8Array(await arquivo.slice(0, BYTES_DA_ASSINATURA).arrayBuffer());
  if (tipoDoArquivo(inicio) !== 'IMAGEM') throw new FotoRecusada(NAO_E_IMAGEM);
}

/** The largest square in the middle of a picture, in its pixels. */
export function quadradoCentral({ width, height }: { width: number; height: number }): {
  x: number;
  y: number;
  lado: number;
} {
  const lado = Math.min(width, height);
  return { x: (width - lado) / 2, y: (height - lado) / 2, lado };
}
