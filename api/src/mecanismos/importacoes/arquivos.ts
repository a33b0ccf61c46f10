import {
  TIPOS_DE_CELULA,
  type ArquivoEmBase64,
  type ColunaDePlanilha,
  type LinhaDePlanilha,
  type PlanilhaAConferir,
} from '@merenda/shared/contratos';
import type { CampoDePlanilha } from '@merenda/shared/regras';
import type { Contexto } from '../../banco/contexto.js';
import { escreverEmSeparado } from '../../nucleo/planilhas/oficina.js';
import type { CelulaEscrita, Folha } from '../../nucleo/planilhas/planilha.js';
import { celulaDoValor, colunaDoCampo } from './celulas.js';
import type { Amostra, Importavel } from './importavel.js';

/**
 * The model of an entity: a sheet with its columns and drop-down lists, a sheet that explains them, and for some
 * entities a sheet with a few rows.
 */
export async function modeloDe(
  { banco, usuario }: Contexto,
  { entidade, titulo, modelo }: Importavel,
): Promise<ArquivoEmBase64> {
  const { campos: todos, amostra, emPartes } = await modelo(banco, usuario);
  return arquivo(`modelo-${entidade}.xlsx`, [
    {
      nome: titulo,
      colunas: todos.map((campo) => ({
        ...colunaDoCampo(campo),
        titulo: campo.obrigatorio ? `${campo.titulo} *` : campo.titulo,
        ...opcoesDe(campo.leitura),
      })),
      linhas: [],
    },
    {
      nome: 'Explicações',
      colunas: ['Coluna', 'Obrigatória', 'O que preencher', 'Exemplo'].map((titulo) => ({
        titulo,
        formato: 'TEXTO' as const,
      })),
      linhas: [
        ...todos.map(({ titulo, obrigatorio, explicacao, exemplo }) => [
          titulo,
          obrigatorio ? 'Sim' : 'Não',
          explicacao,
          exemplo,
        ]),
        ...[...NOTAS, ...(emPartes ? [EM_PARTES] : [UM_POR_LINHA])].map((nota) => [null, null, nota, null]),
      ],
    },
    ...(amostra ? [folhaDaAmostra(todos, amostra)] : []),
  ]);
}

/** The rows as they would be in the first sheet, and below them their source. */
function folhaDaAmostra(campos: readonly CampoDePlanilha[], { fonte, linhas }: Amostra): Folha {
  return {
    nome: 'Exemplos',
    colunas: campos.map(({ titulo }) => ({ titulo })),
    linhas: [
      ...linhas.map((valores) => campos.map((campo) => celulaDoValor(campo, valores[campo.campo] ?? null))),
      [],
      [fonte],
    ],
  };
}

const UM_POR_LINHA = 'Escreva um registro por linha, abaixo dos títulos, na primeira folha.';
const EM_PARTES =
  'Um registro pode ter várias linhas, na primeira folha: os dados do próprio registro ficam na primeira delas; nas outras, podem ser repetidos ou ficar em branco.';

const NOTAS = [
  'Um registro que já existe é alterado; uma célula em branco não apaga o que está no cadastro.',
  'A ordem das colunas é livre, e as que não são obrigatórias podem ser apagadas.',
];

function opcoesDe(leitura: CampoDePlanilha['leitura']): Pick<Folha['colunas'][number], 'opcoes'> {
  if (leitura.tipo === 'logico') return { opcoes: ['Sim', 'Não'] };
  if (leitura.tipo !== 'opcao' || leitura.opcoes.length === 0) return {};
  return { opcoes: leitura.opcoes.filter(({ inativa }) => !inativa).map(({ rotulo }) => rotulo) };
}

/** Title of the column that says why a row was refused; an import leaves it out. */
const MOTIVO = 'Motivo da recusa';

/** Rows of a sheet, and why some of them are refused, by number. */
interface Recusadas extends PlanilhaAConferir {
  motivos: ReadonlyMap<number, readonly string[]>;
}

/** Refused rows as a file to correct: their cells as they were, and the reasons. */
export function arquivoDasRecusadas({ colunas, linhas, motivos }: Recusadas): Promise<ArquivoEmBase64> {
  const titulos = colunas.flatMap(({ titulo, doNome }) => (doNome ? [] : titulo));
  const largura = titulos.at(-1) === MOTIVO ? titulos.length - 1 : titulos.length;
  return arquivo('linhas-recusadas.xlsx', [
    {
      nome: 'Linhas recusadas',
      colunas: [...titulos.slice(0, largura), MOTIVO].map((titulo) => ({ titulo })),
      linhas: linhas.flatMap((linha) => {
        const porque = motivos.get(linha.numero);
        if (!porque) return [];
        const celulas = celulasDaRecusada(linha, colunas);
        return [[...Array.from({ length: largura }, (_, i) => celulas[i] ?? null), porque.join(' ')]];
      }),
    },
  ]);
}

/**
 * The cells of a row with the values that all rows get, so that the corrected file has them. What was read from the name
 * has no column: it is read from the name again.
 */
const celulasDaRecusada = (
  { celulas, tipos }: LinhaDePlanilha,
  colunas: readonly ColunaDePlanilha[],
): CelulaEscrita[] =>
  colunas.flatMap(({ paraTodas = '', doNome }, i) => {
    if (doNome) return [];
    const texto = celulas[i] ?? '';
    return [texto === '' ? celulaDe(paraTodas, TIPOS_DE_CELULA.texto) : celulaDe(texto, tipos[i])];
  });

function celulaDe(texto: string, tipo: string | undefined): CelulaEscrita {
  if (tipo === TIPOS_DE_CELULA.numero && Number.isFinite(Number(texto))) return Number(texto);
  if (tipo === TIPOS_DE_CELULA.logico) return texto === 'true';
  if (tipo === TIPOS_DE_CELULA.data && !Number.isNaN(Date.parse(texto))) return new Date(texto);
  return texto === '' ? null : texto;
}

async function arquivo(nome: string, folhas: Folha[]): Promise<ArquivoEmBase64> {
  return { nome, conteudo: Buffer.from(await escreverEmSeparado(folhas)).toString('base64') };
}
