import { CAMPOS_DO_RECURSO, RecursoPnaeNovo, type RecursoPnae } from '@merenda/shared/contratos';
import { lerData } from '@merenda/shared/formatos';
import { anoDoDia, violacao } from '@merenda/shared/regras';
import { recursosPnae } from '../../banco/esquema/compras/recursos-pnae.js';
import { camposDaPlanilha } from '../../mecanismos/importacoes/definicao.js';
import type { Definicao, Valores } from '../../mecanismos/importacoes/importavel.js';
import { lerAnosFechados } from '../anos-fechados/consultas.js';
import { listarTodos } from './consultas.js';
import { DOCUMENTO_REPETIDO, inserirRecursos } from './gravacao.js';

/** Transfers, yields and returns from a spreadsheet: all of them are new, a document that is recorded is refused. */
export const PLANILHA_DE_RECURSOS: Definicao<RecursoPnaeNovo, RecursoPnae> = {
  permissao: 'CONFIGURACOES',
  titulo: 'Recursos do PNAE',
  travas: [recursosPnae],
  abrir: async (banco) => {
    const atuais = await listarTodos(banco);
    const fechados = new Set(await lerAnosFechados(banco));
    return {
      campos: await camposDaPlanilha(banco, CAMPOS_DO_RECURSO, {
        data: { sinonimos: ['Data do crédito', 'Data do repasse'] },
        tipo: { sinonimos: ['Tipo de recurso', 'Tipo do recurso'] },
        parcela: { sinonimos: ['Número da parcela', 'Nº da parcela'] },
        documento: { sinonimos: ['Ordem bancária', 'OB', 'Número da OB'] },
        valor: { sinonimos: ['Valor do repasse', 'Valor creditado'] },
        ano: { sinonimos: ['Exercício'] },
      }),
      chave,
      atuais: new Map(atuais.map((recurso) => [chave(valoresDe(recurso)) ?? '', recurso])),
      esquema: RecursoPnaeNovo,
      paraCorpo: (valores) => ({ ...valores, ano: anoDe(valores) }),
      valoresDe,
      conferir: ({ ano }, antes) => [
        ...violacao(antes !== undefined, 'documento', DOCUMENTO_REPETIDO),
        ...violacao(
          fechados.has(ano),
          'ano',
          `As contas de ${ano} estão fechadas. Registre este recurso em Recursos do PNAE, com o motivo.`,
        ),
      ],
    };
  },
  inserir: inserirRecursos,
  // A row that finds a record is refused: nothing is ever changed.
  atualizar: () => Promise.resolve(),
};

/** The year of the row, or that of its day. */
const anoDe = ({ ano, data }: Valores): number | undefined => {
  if (typeof ano === 'number') return ano;
  return typeof data === 'string' && data !== '' ? anoDoDia(data) : undefined;
};

function chave(valores: Valores): string | null {
  const [ano, { tipo, documento }] = [anoDe(valores), valores];
  if (ano === undefined || typeof tipo !== 'string' || typeof documento !== 'string') return null;
  return `${ano} ${tipo} ${documento.trim().toUpperCase()}`;
}

const valoresDe = ({ ano, tipo, parcela, data, valor, documento }: RecursoPnaeNovo | RecursoPnae): Valores => ({
  ano,
  tipo,
  parcela: parcela ?? null,
  data: lerData(data),
  valor,
  documento,
});
