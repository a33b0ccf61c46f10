import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined';
import PauseOutlined from '@ant-design/icons/PauseOutlined';
import {
  ARREDONDAMENTOS,
  ROTULOS_ARREDONDAMENTO,
  type Arredondamento,
  type ItemDoPrato,
} from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { Icone } from '@merenda/shared/ui';
import { useState } from 'react';
import type { ItemCalculado } from './calculo.js';
import './itens.css';
import { medida, quantoFalta } from './medida.js';

/** 0.0001 g is far below any kitchen scale. */
const CASAS_POR_ALUNO = 4;

const ICONES: Record<Arredondamento, typeof ArrowUpOutlined> = {
  CIMA: ArrowUpOutlined,
  MANTER: PauseOutlined,
  BAIXO: ArrowDownOutlined,
};

interface ItensDaRefeicaoProps<I extends ItemDoPrato> {
  itens: readonly ItemCalculado<I>[];
  aoArredondar: (alimento: number, modo: Arredondamento) => void;
  /** The figures behind the rounded value: for one student, for all, with the increase. */
  figuras?: boolean;
  /** What to fetch of a food: '1 pacote de 5 kg'. */
  embalagens?: (calculado: ItemCalculado<I>) => string | null;
}

/**
 * The foods of a meal, a line each, in gross weight, which is what leaves the stock: the rounded value large, and what
 * the stock has or lacks of it as the number of students is typed. On a phone the buttons that round are below the line
 * of the food that was touched.
 */
export function ItensDaRefeicao<I extends ItemDoPrato>({
  itens,
  aoArredondar,
  figuras = false,
  embalagens,
}: ItensDaRefeicaoProps<I>) {
  const [aberto, setAberto] = useState<number | null>(null);
  return (
    <table
      className={figuras ? 'itens-da-refeicao itens-com-figuras' : 'itens-da-refeicao'}
      aria-label="Alimentos da refeição"
    >
      <thead>
        <tr>
          <th scope="col">Alimento</th>
          {figuras && (
            <>
              <th scope="col">Por aluno</th>
              <th scope="col">Total</th>
              <th scope="col">Total com acréscimo</th>
            </>
          )}
          <th scope="col">{figuras ? 'Valor arredondado' : 'Quantidade'}</th>
          <th scope="col">No estoque</th>
          <th scope="col" className="fora-do-papel">
            Arredondar
          </th>
        </tr>
      </thead>
      <tbody>
        {itens.map((calculado) => {
          const { item, total, totalComAcrescimo, arredondado, unidadePos } = calculado;
          const { id } = item.alimento;
          const embalagem = embalagens?.(calculado);
          return (
            <tr key={id} className={aberto === id ? 'itens-aberto' : undefined}>
              <th scope="row">{nomeComum(item.alimento.nome)}</th>
              {figuras && (
                <>
                  <td data-rotulo="Por aluno">
                    <PorAluno {...calculado} />
                  </td>
                  <td data-rotulo="Total">{medida(total, unidadePos)}</td>
                  <td data-rotulo="Com acréscimo">{medida(totalComAcrescimo, unidadePos)}</td>
                </>
              )}
              <td className="itens-valor">
                <strong>{medida(arredondado, unidadePos)}</strong>
                {embalagem && <small>{embalagem}</small>}
              </td>
              <td className="itens-estoque">
                <NoEstoque {...calculado} />
              </td>
              <td className="itens-arredondar fora-do-papel">
                <Abrir
                  calculado={calculado}
                  aberto={aberto === id}
                  aoAlternar={() => setAberto(aberto === id ? null : id)}
                />
                <Botoes calculado={calculado} aoArredondar={aoArredondar} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The quantity in the stock, or the shortage. */
function NoEstoque({ item: { noEstoque }, falta, unidadePos }: ItemCalculado) {
  if (falta.isZero()) return `no estoque ${medida(noEstoque, unidadePos)}`;
  return (
    <>
      <strong className="itens-falta">{quantoFalta(falta, unidadePos)}</strong>
      <small>no estoque {medida(noEstoque, unidadePos)}</small>
    </>
  );
}

function PorAluno({ porAluno, porAlunoLiquido, item: { unidadeDeMedidaPre } }: ItemCalculado) {
  const bruto = medida(porAluno, unidadeDeMedidaPre, CASAS_POR_ALUNO);
  if (porAluno.eq(porAlunoLiquido)) return bruto;
  return (
    <>
      {bruto}
      <small>líquido: {medida(porAlunoLiquido, unidadeDeMedidaPre, CASAS_POR_ALUNO)}</small>
    </>
  );
}

/** Shows how a food is rounded, and opens the buttons that change it: on a phone only. */
function Abrir({
  calculado: { item, modo },
  aberto,
  aoAlternar,
}: {
  calculado: ItemCalculado;
  aberto: boolean;
  aoAlternar: () => void;
}) {
  return (
    <button
      type="button"
      className={`itens-abrir execucao-${modo.toLowerCase()}`}
      aria-expanded={aberto}
      aria-label={`Arredondamento de ${nomeComum(item.alimento.nome)} (agora: ${ROTULOS_ARREDONDAMENTO[modo]})`}
      onClick={aoAlternar}
    >
      <Icone de={ICONES[modo]} />
    </button>
  );
}

function Botoes({
  calculado: { item, modo: atual },
  aoArredondar,
}: {
  calculado: ItemCalculado;
  aoArredondar: (alimento: number, modo: Arredondamento) => void;
}) {
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
          <span aria-hidden className="itens-modo">
            {ROTULOS_ARREDONDAMENTO[modo]}
          </span>
        </button>
      ))}
    </span>
  );
}
