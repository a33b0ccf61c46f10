import { api } from '@merenda/shared';
import {
  ROTULOS_CATEGORIA_DA_MATRICULA,
  type RelatorioMatriculas,
  type RepasseDasMatriculas,
} from '@merenda/shared/contratos';
import { formatarQuantidade } from '@merenda/shared/formatos';
import { fraseDoRepasse, somarMatriculas } from '@merenda/shared/regras';
import type { Folha } from '../folha/folha.js';
import type { Relatorio } from '../folha/relatorio.js';

/**
 * The enrolments of a year by school, stage and school day. The year is in the place of the flag of the other lists;
 * with a flag, or with nothing, the page asks which of the years with enrolments.
 */
export const matriculas: Relatorio = async ({ id: ano, signal }) => {
  if (ano === undefined || ano === 'true' || ano === 'false') {
    const totais = await api.get('matriculas/totais', { signal });
    const anos = [...new Set(totais.map((doAno) => doAno.ano))];
    if (anos.length === 0) return folhaDe('Matrículas', [], null, 'Nenhuma matrícula registrada.');
    return {
      pergunta: 'Matrículas de que ano?',
      opcoes: anos.map((opcao) => ({ rotulo: String(opcao), endereco: `/relatorio/matriculas/${opcao}` })),
    };
  }
  if (!/^\d{4}$/.test(ano)) return null;
  const busca = { ano: Number(ano) };
  const [escolas, repasse] = await Promise.all([
    api.get('relatorios/matriculas', { busca, signal }),
    api.get('matriculas/repasse', { busca, signal }),
  ]);
  return folhaDe(`Matrículas de ${ano}`, escolas, repasse, `Nenhuma matrícula em ${ano}.`);
};

function folhaDe(
  titulo: string,
  escolas: RelatorioMatriculas,
  repasse: RepasseDasMatriculas | null,
  vazia: string,
): Folha {
  const soma = somarMatriculas(escolas.flatMap(({ linhas }) => linhas));
  return {
    titulo,
    dados: [
      { rotulo: 'Unidades', valor: formatarQuantidade(escolas.length) },
      ...(repasse ? [{ rotulo: 'Repasse do PNAE', valor: fraseDoRepasse(repasse) }] : []),
    ],
    tabelas: [
      {
        colunas: [
          { titulo: 'Unidade' },
          { titulo: 'INEP', tipo: 'codigo' },
          { titulo: 'Etapa' },
          { titulo: 'Parcial', tipo: 'inteiro' },
          { titulo: 'Integral', tipo: 'inteiro' },
          { titulo: 'Total', tipo: 'inteiro' },
        ],
        linhas: escolas.flatMap(({ unidade: { nome, codigoInep }, linhas }) =>
          linhas.flatMap((linha) => {
            const { parcial, integral, total } = somarMatriculas([linha]);
            const etapa = ROTULOS_CATEGORIA_DA_MATRICULA[linha.categoria];
            return total > 0 ? [[nome, codigoInep, etapa, parcial, integral, total]] : [];
          }),
        ),
        total: ['Total', null, null, soma.parcial, soma.integral, soma.total],
        vazia,
      },
    ],
  };
}
