import { api, fraseDaFalha, lerComoDataUrl } from '@merenda/shared';
import type { ArquivoReconhecido } from '@merenda/shared/contratos';
import { INICIO_DO_ARQUIVO, outroLugarDoArquivo, primeiraFrase, violacoesDoArquivo } from '@merenda/shared/regras';
import { OUTROS_LUGARES } from './telas.js';

/** What a file seems to be, in a sentence, with the addresses of the screens that read it, the best first. */
export interface Reconhecido {
  frase: string;
  /** Kinds of import, whose screens take the file. */
  importacoes: readonly ArquivoReconhecido['achadas'][number][];
  /** The screen at which another file is read. */
  outroLugar: string | null;
}

const NADA =
  'Não foi possível saber o que é esta planilha: nenhuma lista do sistema tem as suas colunas. Abra a importação da lista certa e escolha o campo de cada coluna.';

const soFrase = (frase: string): Reconhecido => ({ frase, importacoes: [], outroLugar: null });

/** Recognises a file: of the Censo or an invoice here, a spreadsheet on the server. A refusal is a sentence, too. */
export async function reconhecer(arquivo: File): Promise<Reconhecido> {
  try {
    const inicio = atob(await emBase64(arquivo.slice(0, INICIO_DO_ARQUIVO)));
    const lugar = outroLugarDoArquivo(arquivo.name, inicio);
    if (lugar) {
      const { caminho, frase } = OUTROS_LUGARES[lugar];
      return { ...soFrase(frase), outroLugar: caminho };
    }
    const grande = primeiraFrase(violacoesDoArquivo(arquivo.size));
    if (grande) return soFrase(grande);
    const { achadas } = await api.post(
      'importacoes/reconhecimento',
      { nome: arquivo.name, conteudo: await emBase64(arquivo) },
      { conferir: false },
    );
    const [melhor] = achadas;
    return melhor ? { frase: melhor.frase, importacoes: achadas, outroLugar: null } : soFrase(NADA);
  } catch (erro) {
    return soFrase(fraseDaFalha(erro));
  }
}

async function emBase64(bytes: Blob): Promise<string> {
  const url = await lerComoDataUrl(bytes);
  return url.slice(url.indexOf(',') + 1);
}
