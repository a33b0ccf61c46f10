import { api, fraseDaFalha, lerComoDataUrl } from '@merenda/shared';
import type { EntidadeImportavel } from '@merenda/shared/contratos';
import { INICIO_DO_ARQUIVO, outroLugarDoArquivo, primeiraFrase, violacoesDoArquivo } from '@merenda/shared/regras';
import { OUTROS_LUGARES } from './telas.js';

/** What a file seems to be, in a sentence, with the addresses of the screens that read it, the best first. */
export interface Reconhecido {
  frase: string;
  /** Kinds of import, whose screens take the file. */
  importacoes: readonly EntidadeImportavel[];
  /** The kind whose import begins with those of what it lacks, each by itself; null if it lacks nothing. */
  emCadeia: EntidadeImportavel | null;
  /** The screen at which another file is read. */
  outroLugar: string | null;
}

const NADA =
  'Não foi possível saber o que é esta planilha: nenhuma lista do sistema tem as suas colunas. Abra a importação da lista certa e escolha o campo de cada coluna.';

const soFrase = (frase: string): Reconhecido => ({
  frase,
  importacoes: [],
  emCadeia: null,
  outroLugar: null,
});

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
    const { achadas, cadeia } = await api.post(
      'importacoes/reconhecimento',
      { nome: arquivo.name, conteudo: await emBase64(arquivo) },
      { conferir: false },
    );
    const [melhor] = achadas;
    if (!melhor) return soFrase(NADA);
    return {
      frase: cadeia?.frase ?? melhor.frase,
      importacoes: achadas.map(({ entidade }) => entidade),
      emCadeia: cadeia && melhor.entidade,
      outroLugar: null,
    };
  } catch (erro) {
    return soFrase(fraseDaFalha(erro));
  }
}

async function emBase64(bytes: Blob): Promise<string> {
  const url = await lerComoDataUrl(bytes);
  return url.slice(url.indexOf(',') + 1);
}
