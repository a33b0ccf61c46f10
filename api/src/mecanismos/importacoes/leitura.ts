import type { PlanilhaALer, PlanilhaLida } from '@merenda/shared/contratos';
import {
  acharCabecalho,
  amostraDaColuna,
  ehNumerico,
  reconhecerColunas,
  titulosConhecidos,
  violacoesDoArquivo,
} from '@merenda/shared/regras';
import type { Contexto } from '../../banco/contexto.js';
import { lerEmSeparado } from '../../nucleo/planilhas/oficina.js';
import { invalido } from '../../nucleo/recusas.js';
import { colunasLembradas } from './colunas.js';
import type { Importavel } from './importavel.js';

const SO_CABECALHO = 'A planilha não tem nenhuma linha abaixo dos títulos das colunas.';

/**
 * A file as rows, with the fields that its titles name. Nothing is written. 422 with a sentence for a file that cannot be
 * read. A file without a known title has its first row as header, and no field.
 */
export async function lerArquivo(
  { banco, usuario }: Contexto,
  entidade: Importavel,
  { conteudo, folha }: PlanilhaALer,
): Promise<PlanilhaLida> {
  const bytes = Buffer.from(conteudo, 'base64');
  const [grande] = violacoesDoArquivo(bytes.length);
  if (grande) throw invalido([grande]);
  const [campos, lembradas] = [await entidade.campos(banco, usuario), await colunasLembradas(banco, entidade.entidade)];
  const { arquivo, linhas, decimais, desde1904 } = await lerEmSeparado(bytes, {
    titulos: titulosConhecidos(campos, lembradas),
    folha,
  });
  const cabecalho = Math.max(acharCabecalho(linhas, campos, lembradas), 0);
  const titulos = linhas[cabecalho]?.celulas ?? [];
  const dados = linhas.slice(cabecalho + 1);
  if (dados.length === 0) throw invalido([{ campo: 'conteudo', mensagem: SO_CABECALHO }]);
  const reconhecidas = reconhecerColunas(titulos, campos, lembradas);
  return {
    arquivo,
    campos: campos.map((um) => ({
      campo: um.campo,
      titulo: um.titulo,
      obrigatorio: um.obrigatorio ?? false,
      numerico: ehNumerico(um),
      exemplo: um.exemplo,
      opcoes: um.leitura.tipo === 'opcao' ? [...um.leitura.opcoes] : [],
      trocas: [],
      doNome: um.doNome !== undefined,
    })),
    colunas: titulos.map((titulo, i) => ({
      titulo,
      campo: reconhecidas[i] ?? null,
      ...(decimais[i] && { decimal: decimais[i] }),
      ...(desde1904 && { desde1904 }),
    })),
    palpites: titulos.map((_titulo, i) => ({
      confianca: reconhecidas[i] ? ('CERTO' as const) : ('NENHUM' as const),
      motivo: reconhecidas[i] ? 'O título da coluna é o do campo.' : 'Nenhum campo tem este título.',
      amostra: amostraDaColuna(dados, i),
    })),
    linhas: dados.map(({ celulas, tipos, ...linha }) => ({
      ...linha,
      celulas: celulas.slice(0, titulos.length),
      tipos: tipos.slice(0, titulos.length),
    })),
  };
}
