import {
  CADASTROS_CITADOS,
  CRIADOS_PELA_IMPORTACAO,
  type ArquivoReconhecido,
  type CadastroCitado,
  type EntidadeImportavel,
  type PlanilhaLida,
} from '@merenda/shared/contratos';
import { nomesQueFaltam, temPermissao, textoDaCelula } from '@merenda/shared/regras';
import type { Contexto } from '../../banco/contexto.js';
import { planilhaDosQueFaltam } from './em-curso/criacao.js';
import type { Importaveis } from './entidades.js';
import { camposDoNome, conhecimentoDe, interpretar, lerBruta } from './leitura.js';

/** Kinds that create for each other: the items of the products of a contract. */
const MAIS_FUNDO = 3;

const LISTA = new Intl.ListFormat('pt-BR');

/**
 * What a file of this kind would create, in the order in which it is imported: what its rows name and is missing, as far
 * as the user may create it, before the kind itself. null when nothing is missing. Nothing is written.
 * @param frase what the file seems to be; a kind with a `dizer` of its own has its sentence
 */
export async function lerCadeia(
  contexto: Contexto,
  importaveis: Importaveis,
  entidade: EntidadeImportavel,
  { lida, frase }: { lida: PlanilhaLida; frase: string },
): Promise<ArquivoReconhecido['cadeia']> {
  const totais = new Map<CadastroCitado, number>();
  const registros = await somarOsQueFaltam(contexto, importaveis, { entidade, lida, totais, fundo: MAIS_FUNDO });
  const faltam = CADASTROS_CITADOS.flatMap((qual) => {
    const total = totais.get(qual);
    return total === undefined ? [] : [{ entidade: qual, total }];
  });
  if (faltam.length === 0) return null;
  const passos = [...faltam, { entidade, total: registros }];
  const criados = LISTA.format(passos.map((passo) => CRIADOS_PELA_IMPORTACAO[passo.entidade]));
  return { frase: `${importaveis[entidade].dizer?.(celulasDe(lida)) ?? frase} Criar ${criados}?`, passos };
}

interface Elo {
  entidade: EntidadeImportavel;
  lida: PlanilhaLida;
  /** How many of each kind are missing; this adds to it. */
  totais: Map<CadastroCitado, number>;
  fundo: number;
}

/** Adds what the rows name and is missing, and what its own rows would name. Returns how many records the rows are. */
async function somarOsQueFaltam(
  contexto: Contexto,
  importaveis: Importaveis,
  { entidade, lida, totais, fundo }: Elo,
): Promise<number> {
  const { banco, usuario } = contexto;
  const planilha = {
    colunas: [...lida.colunas, ...camposDoNome(lida)],
    linhas: lida.linhas.filter(({ ignorada }) => ignorada === undefined),
  };
  const { conferidas } = await importaveis[entidade].planejar(banco, usuario, planilha);
  for (const faltam of nomesQueFaltam(conferidas)) {
    const outro = importaveis[faltam.entidade];
    if (fundo === 0 || !temPermissao(usuario.permissoes, outro.permissao)) continue;
    totais.set(faltam.entidade, (totais.get(faltam.entidade) ?? 0) + faltam.nomes.length);
    const conhecimento = await conhecimentoDe(banco, usuario, outro);
    const conteudo = Buffer.from(planilhaDosQueFaltam(faltam, planilha)).toString('base64');
    const deles = interpretar(await lerBruta(conteudo, [conhecimento]), conhecimento);
    if (deles)
      await somarOsQueFaltam(contexto, importaveis, {
        entidade: faltam.entidade,
        lida: deles,
        totais,
        fundo: fundo - 1,
      });
  }
  return new Set(conferidas.map(({ registro }) => registro)).size;
}

/** The filled cells of each field, in the order of the rows. */
const celulasDe =
  ({ colunas, linhas }: PlanilhaLida) =>
  (campo: string): string[] => {
    const posicao = colunas.findIndex((coluna) => coluna.campo === campo);
    if (posicao === -1) return [];
    return linhas.flatMap((linha) => {
      const texto = linha.ignorada === undefined ? textoDaCelula(linha, posicao) : '';
      return texto === '' ? [] : [texto];
    });
  };
