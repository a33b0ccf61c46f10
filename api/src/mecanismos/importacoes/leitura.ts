import type { CampoDaImportacao, PlanilhaALer, PlanilhaLida, Troca } from '@merenda/shared/contratos';
import {
  acharCabecalho,
  colunasDasLinhas,
  ehNumerico,
  linhasIgnoradas,
  palpitesDasColunas,
  titulosConhecidos,
  trocasDaColuna,
  violacoesDoArquivo,
  type CampoDePlanilha,
} from '@merenda/shared/regras';
import type { Contexto } from '../../banco/contexto.js';
import { lerEmSeparado } from '../../nucleo/planilhas/oficina.js';
import { invalido } from '../../nucleo/recusas.js';
import { colunasLembradas, palavrasLembradas } from './colunas.js';
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
  const campos = await entidade.campos(banco, usuario);
  const lembradas = await colunasLembradas(banco, entidade.entidade);
  const palavras = await palavrasLembradas(banco, entidade.entidade);
  const { arquivo, linhas, decimais, desde1904 } = await lerEmSeparado(bytes, {
    titulos: titulosConhecidos(campos, lembradas),
    folha,
  });
  const cabecalho = Math.max(acharCabecalho(linhas, campos, lembradas), 0);
  const titulos = linhas[cabecalho]?.celulas ?? [];
  const dados = linhas.slice(cabecalho + 1);
  if (dados.length === 0) throw invalido([{ campo: 'conteudo', mensagem: SO_CABECALHO }]);
  const motivos = linhasIgnoradas(titulos, dados);
  const registros = dados.filter((_linha, i) => !motivos[i]);
  const palpites = palpitesDasColunas(colunasDasLinhas(titulos, registros, decimais), campos, lembradas);
  const lidos = campos.map((campo) => campoDaImportacao(campo, palavras.get(campo.campo)));
  return {
    arquivo,
    campos: lidos,
    colunas: titulos.map((titulo, i) => {
      const campo = palpites[i]?.campo ?? null;
      const trocas = trocasDaColuna(
        dados,
        i,
        lidos.find((um) => um.campo === campo),
      );
      return {
        titulo,
        campo,
        ...(trocas.length > 0 && { trocas }),
        ...(decimais[i] && { decimal: decimais[i] }),
        ...(desde1904 && { desde1904 }),
      };
    }),
    palpites: palpites.map(({ campo: _campo, ...palpite }) => palpite),
    linhas: dados.map(({ celulas, tipos, ...linha }, i) => ({
      ...linha,
      ...(motivos[i] && { ignorada: motivos[i] }),
      celulas: celulas.slice(0, titulos.length),
      tipos: tipos.slice(0, titulos.length),
    })),
  };
}

const campoDaImportacao = (campo: CampoDePlanilha, trocas: Troca[] = []): CampoDaImportacao => ({
  campo: campo.campo,
  titulo: campo.titulo,
  obrigatorio: campo.obrigatorio ?? false,
  numerico: ehNumerico(campo),
  exemplo: campo.exemplo,
  opcoes: campo.leitura.tipo === 'opcao' ? [...campo.leitura.opcoes] : [],
  trocas: trocas.map(({ de, para }) => ({ de, para })),
  doNome: campo.doNome !== undefined,
});
