import { formatarMoeda, formatarQuantidade, numeroLido, type NumeroDigitado } from '@merenda/shared/formatos';
import { somar, valorDoPedido } from '@merenda/shared/regras';
import { EntradaQuantidade, useDescricao } from '@merenda/shared/ui';
import { Typography } from 'antd';
import { memo, useCallback, useEffect, useId, useRef } from 'react';
import './quantidades.css';
import { erroDaQuantidade, haRecusa, type ItemPedivel, type Quantidades } from './quantidades.js';

interface EditorDeQuantidadesProps {
  itens: readonly ItemPedivel[];
  value?: Quantidades;
  onChange?: (quantidades: Quantidades) => void;
  /** Called when it changes whether some quantity cannot be read or is out of its bounds: the form is then not sent. */
  aoMudarValidade?: (impedida: boolean) => void;
}

const NENHUMA: Quantidades = {};

/** How much of each item is asked for, against what is available. */
export function EditorDeQuantidades({ itens, value = NENHUMA, onChange, aoMudarValidade }: EditorDeQuantidadesProps) {
  const unidade = useDescricao('unidades-produto');
  const atual = useRef({ value, onChange });
  useEffect(() => {
    atual.current = { value, onChange };
  });
  const mudar = useCallback(
    (produto: number, quantidade: NumeroDigitado) =>
      atual.current.onChange?.({ ...atual.current.value, [produto]: quantidade }),
    [],
  );
  const impedida = haRecusa(itens, value);
  useEffect(() => aoMudarValidade?.(impedida), [aoMudarValidade, impedida]);
  const total = somar(itens.map(({ produto, saldo }) => valorDoPedido(numeroLido(value[produto.id]) ?? 0, saldo)));
  return (
    <fieldset className="compras-quantidades">
      <legend>Itens</legend>
      {itens.map((item) => (
        <Linha
          key={item.produto.id}
          item={item}
          unidade={unidade(item.unidadeProduto)}
          quantidade={value[item.produto.id] ?? null}
          aoMudar={mudar}
        />
      ))}
      <Typography.Text strong role="status" style={{ textAlign: 'right' }}>
        Valor da solicitação: {formatarMoeda(total)}
      </Typography.Text>
    </fieldset>
  );
}

interface LinhaProps {
  item: ItemPedivel;
  unidade: string;
  quantidade: NumeroDigitado;
  aoMudar: (produto: number, quantidade: NumeroDigitado) => void;
}

const Linha = memo(function Linha({ item, unidade, quantidade, aoMudar }: LinhaProps) {
  const id = useId();
  const recusa = erroDaQuantidade(item, quantidade);
  return (
    <div className="compras-quantidade">
      <div>
        <label htmlFor={id}>{item.produto.nome}</label>
        <Typography.Text id={`${id}-saldo`} type="secondary">
          Disponível: {formatarQuantidade(item.disponivel)} · {unidade} a {formatarMoeda(item.precoUnidade)}
        </Typography.Text>
      </div>
      <div>
        <EntradaQuantidade
          id={id}
          value={quantidade}
          onChange={(nova) => aoMudar(item.produto.id, nova)}
          suffix={unidade}
          status={recusa === null ? undefined : 'error'}
          aria-invalid={recusa !== null}
          aria-describedby={recusa === null ? `${id}-saldo` : `${id}-erro`}
        />
        {recusa !== null && (
          <Typography.Text id={`${id}-erro`} type="danger">
            {recusa}
          </Typography.Text>
        )}
      </div>
    </div>
  );
});
