import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined';
import PauseOutlined from '@ant-design/icons/PauseOutlined';
import { ARREDONDAMENTOS, ROTULOS_ARREDONDAMENTO, type Arredondamento } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { Alerta, EstadoVazio, Icone, StatusTag, Tabela, type Coluna } from '@merenda/shared/ui';
import { Typography } from 'antd';
import { medida, quantoFalta } from '../refeicao/medida.js';
import type { ItemCalculado } from './calculo.js';

/** 0.0001 g is far below any kitchen scale. */
const CASAS_POR_ALUNO = 4;

const ICONES: Record<Arredondamento, typeof ArrowUpOutlined> = {
  CIMA: ArrowUpOutlined,
  MANTER: PauseOutlined,
  BAIXO: ArrowDownOutlined,
};

interface ItensDaRefeicaoProps {
  itens: readonly ItemCalculado[];
  aoArredondar: (alimento: number, modo: Arredondamento) => void;
}

/**
 * The foods of a dish, in gross weight, which is what leaves the stock: for one student, for all, with the increase,
 * the value that is registered, and whether the stock has it.
 */
export function ItensDaRefeicao({ itens, aoArredondar }: ItensDaRefeicaoProps) {
  const colunas: Coluna<ItemCalculado>[] = [
    { titulo: 'Alimento', valor: ({ item }) => nomeComum(item.alimento.nome) },
    { titulo: 'Por aluno', numerica: true, valor: (calculado) => <PorAluno {...calculado} /> },
    { titulo: 'Total', numerica: true, valor: ({ total, unidadePos }) => medida(total, unidadePos) },
    {
      titulo: 'Total com acréscimo',
      numerica: true,
      valor: ({ totalComAcrescimo, unidadePos }) => medida(totalComAcrescimo, unidadePos),
    },
    {
      titulo: 'Valor arredondado',
      numerica: true,
      valor: ({ arredondado, unidadePos }) => <strong>{medida(arredondado, unidadePos)}</strong>,
    },
    { titulo: 'No estoque', numerica: true, valor: (calculado) => <NoEstoque {...calculado} /> },
    { titulo: 'Arredondar', valor: (calculado) => <Botoes calculado={calculado} aoArredondar={aoArredondar} /> },
  ];
  const emFalta = itens.filter(({ falta }) => falta.gt(0));
  return (
    <>
      <Typography.Paragraph type="secondary">
        As quantidades são o peso bruto, o que sai do estoque. Onde o líquido é outro, ele está abaixo.
      </Typography.Paragraph>
      <Tabela<ItemCalculado>
        rotulo="Alimentos da refeição"
        linhas={itens}
        colunas={colunas}
        chave={({ item }) => item.alimento.id}
        nomeDaLinha={({ item }) => nomeComum(item.alimento.nome)}
        vazio={<EstadoVazio motivo="prato" mensagem="Este prato não tem alimentos." />}
      />
      <div role="status">
        {emFalta.length > 0 && (
          <Alerta
            type="warning"
            title={`O estoque não basta: ${emFalta.map(({ item, falta, unidadePos }) => `${quantoFalta(falta, unidadePos)} de ${nomeComum(item.alimento.nome)}`).join('; ')}.`}
            description="A refeição pode ser registrada, mas só pode ser executada quando o estoque bastar. Você pode substituir o prato ou pedir os alimentos a outra unidade."
          />
        )}
      </div>
    </>
  );
}

/** What the stock has, or what is missing, as the number of students is typed. */
function NoEstoque({ item: { noEstoque }, falta, unidadePos }: ItemCalculado) {
  if (falta.isZero()) return medida(noEstoque, unidadePos);
  return (
    <>
      <StatusTag tom="perigo" rotulo={quantoFalta(falta, unidadePos)} />
      <Typography.Text type="secondary" style={{ display: 'block', fontSize: 12 }}>
        {medida(noEstoque, unidadePos)} no estoque
      </Typography.Text>
    </>
  );
}

function PorAluno({ porAluno, porAlunoLiquido, item: { unidadeDeMedidaPre } }: ItemCalculado) {
  const bruto = medida(porAluno, unidadeDeMedidaPre, CASAS_POR_ALUNO);
  if (porAluno.eq(porAlunoLiquido)) return bruto;
  return (
    <>
      {bruto}
      <Typography.Text type="secondary" style={{ display: 'block', fontSize: 12 }}>
        líquido: {medida(porAlunoLiquido, unidadeDeMedidaPre, CASAS_POR_ALUNO)}
      </Typography.Text>
    </>
  );
}

function Botoes({
  calculado: { item, modo: atual },
  aoArredondar,
}: { calculado: ItemCalculado } & Pick<ItensDaRefeicaoProps, 'aoArredondar'>) {
  return (
    <span
      role="group"
      aria-label={`Arredondamento de ${nomeComum(item.alimento.nome)}`}
      className="execucao-arredondar"
    >
      {ARREDONDAMENTOS.map((modo) => (
        <button
          key={modo}
          type="button"
          className={`execucao-${modo.toLowerCase()}`}
          aria-pressed={modo === atual}
          aria-label={`${ROTULOS_ARREDONDAMENTO[modo]}: ${nomeComum(item.alimento.nome)}`}
          title={ROTULOS_ARREDONDAMENTO[modo]}
          onClick={() => aoArredondar(item.alimento.id, modo)}
        >
          <Icone de={ICONES[modo]} />
        </button>
      ))}
    </span>
  );
}
