import type { SituacaoDoItem } from '@merenda/shared/contratos';
import { formatarMoeda, nomeComum, numeroLido, type NumeroDigitado } from '@merenda/shared/formatos';
import { somar, valorDoPedido, type ValoresColados } from '@merenda/shared/regras';
import { ColarDaPlanilha, EntradaQuantidade, useDescricao, useQuantidade } from '@merenda/shared/ui';
import { Typography } from 'antd';
import { memo, useCallback, useEffect, useId, useMemo, useRef } from 'react';
import { camposDasQuantidades, quantidadesColadas, recusasDasQuantidades, semColadas, substituida } from './colagem.js';
import './quantidades.css';
import { erroDaQuantidade, haRecusa, type ItemPedivel, type Quantidades } from './quantidades.js';
import { SituacaoDoProduto, situacaoDoProduto } from './SituacaoDoProduto.js';

interface EditorDeQuantidadesProps {
  itens: readonly ItemPedivel[];
  /** What the unit has and needs of the items, where it is known. */
  situacoes?: readonly SituacaoDoItem[];
  value?: Quantidades;
  onChange?: (quantidades: Quantidades) => void;
  /** Called when it changes whether some quantity cannot be read or is out of its bounds: the form is then not sent. */
  aoMudarValidade?: (impedida: boolean) => void;
}

const NENHUMA: Quantidades = {};

/** The requested quantity of each item, against the available one. */
export function EditorDeQuantidades({
  itens,
  situacoes,
  value = NENHUMA,
  onChange,
  aoMudarValidade,
}: EditorDeQuantidadesProps) {
  const unidade = useDescricao('unidades-produto');
  const escrever = useQuantidade();
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
  const campos = useMemo(() => camposDasQuantidades(itens), [itens]);

  function colar(linhas: readonly ValoresColados[]): () => void {
    const coladas = quantidadesColadas(linhas);
    onChange?.({ ...value, ...coladas });
    return () => atual.current.onChange?.(semColadas(atual.current.value, coladas, value));
  }

  return (
    <fieldset className="compras-quantidades">
      <legend>Itens</legend>
      <ColarDaPlanilha
        titulo="Colar quantidades da Solicitação"
        campos={campos}
        recusas={(valores, anteriores) => recusasDasQuantidades(valores, anteriores, itens, { unidade, escrever })}
        substitui={(valores) => substituida(valores, value)}
        aoInserir={colar}
      >
        {itens.map((item) => (
          <Linha
            key={item.produto.id}
            item={item}
            situacao={situacaoDoProduto(situacoes, item)}
            unidade={unidade(item.unidadeProduto)}
            escrever={escrever}
            quantidade={value[item.produto.id] ?? null}
            aoMudar={mudar}
          />
        ))}
      </ColarDaPlanilha>
      <Typography.Text strong role="status" style={{ textAlign: 'right' }}>
        Valor da solicitação: {formatarMoeda(total)}
      </Typography.Text>
    </fieldset>
  );
}

interface LinhaProps {
  item: ItemPedivel;
  situacao: SituacaoDoItem | undefined;
  unidade: string;
  escrever: ReturnType<typeof useQuantidade>;
  quantidade: NumeroDigitado;
  aoMudar: (produto: number, quantidade: NumeroDigitado) => void;
}

const Linha = memo(function Linha({ item, situacao, unidade, escrever, quantidade, aoMudar }: LinhaProps) {
  const id = useId();
  const recusa = erroDaQuantidade(item, quantidade, (embalagens) => escrever(embalagens, item.produto));
  return (
    <div className="compras-quantidade">
      <div>
        <label htmlFor={id}>{nomeComum(item.produto.nome)}</label>
        <Typography.Text id={`${id}-saldo`} type="secondary">
          Disponível: {escrever(item.disponivel, item.produto)} · {unidade} a {formatarMoeda(item.precoUnidade)}
        </Typography.Text>
        {item.recebida > 0 && (
          <Typography.Text id={`${id}-recebida`} type="secondary" style={{ display: 'block' }}>
            Já recebido: {escrever(item.recebida, item.produto)}. É o mínimo deste pedido.
          </Typography.Text>
        )}
        {situacao && (
          <SituacaoDoProduto
            item={item}
            situacao={situacao}
            embalagem={unidade}
            aoPedir={(sugeridas) => aoMudar(item.produto.id, sugeridas)}
          />
        )}
      </div>
      <div>
        <EntradaQuantidade
          id={id}
          value={quantidade}
          onChange={(nova) => aoMudar(item.produto.id, nova)}
          medida={item.produto}
          status={recusa === null ? undefined : 'error'}
          aria-invalid={recusa !== null}
          aria-describedby={recusa === null ? `${id}-saldo${item.recebida > 0 ? ` ${id}-recebida` : ''}` : `${id}-erro`}
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
