import type { Lancamento } from '@merenda/shared/contratos';
import { dataComparavel, nomeComum } from '@merenda/shared/formatos';
import { origemDosAlunos } from '@merenda/shared/regras';
import { EstadoErro } from '@merenda/shared/ui';
import { Skeleton, Typography } from 'antd';
import { useAlunosDoCardapio, useCardapiosDoDia } from '../execucao/execucao.api.js';
import { calcularItens } from '../refeicao/calculo.js';
import { quantoFalta } from '../refeicao/medida.js';

/** The students of a launch, and what its unit's current stock lacks for the meals that are not served yet. */
export function AlunosEEstoque({ lancamento: { id, data, unidade } }: { lancamento: Lancamento }) {
  const dia = dataComparavel(data);
  const doDia = useCardapiosDoDia(unidade.id, dia);
  const lancado = doDia.data?.find((um) => um.id === id);
  const alunos = useAlunosDoCardapio(
    lancado && {
      dia,
      unidade: unidade.id,
      faixaEtaria: lancado.cardapio.idFaixaEtaria,
      modalidade: lancado.cardapio.modalidade.nome,
    },
  );
  const falha = [doDia, alunos].find(({ error }) => error !== null);
  if (falha?.error) return <EstadoErro consulta={falha} />;
  // Another user has moved or unbound it.
  if (doDia.data && !lancado) return null;
  if (!lancado || !alunos.data) return <Skeleton active title={false} paragraph={{ rows: 1 }} />;
  const { quantidadeDeAlunos } = alunos.data;
  const itens = lancado.pratos.filter(({ refeicao }) => !refeicao?.executado).flatMap((prato) => prato.itens);
  const emFalta = calcularItens(itens, { alunos: quantidadeDeAlunos, acrescimo: 0 }, {}).filter(
    ({ falta }) => !falta.isZero(),
  );
  return (
    <>
      <Typography.Text>
        <b>{quantidadeDeAlunos === 1 ? '1 aluno' : `${quantidadeDeAlunos} alunos`}</b>
        {` (${origemDosAlunos(alunos.data)}). `}
        {itens.length === 0
          ? 'Nada mais sai do estoque para este cardápio.'
          : emFalta.length > 0
            ? 'No estoque atual:'
            : 'O estoque de agora cobre este cardápio.'}
      </Typography.Text>
      {emFalta.length > 0 && (
        <ul style={{ margin: 0, paddingLeft: 20 }}>
          {emFalta.map(({ item, falta, unidadePos }) => (
            <li key={item.alimento.id}>
              {quantoFalta(falta, unidadePos)} de {nomeComum(item.alimento.nome)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
