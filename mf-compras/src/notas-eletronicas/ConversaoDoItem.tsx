import type { ItemDaNota, ItemSolicitacao } from '@merenda/shared/contratos';
import { erroDoDigitado, type NumeroDigitado } from '@merenda/shared/formatos';
import { comMedida, nomeDaEmbalagem, QUANTIDADE_POSITIVA, violacao } from '@merenda/shared/regras';
import { EntradaQuantidade, useDescricao } from '@merenda/shared/ui';
import { Typography } from 'antd';
import { useId } from 'react';

interface ConversaoDoItemProps {
  item: ItemDaNota;
  solicitado: ItemSolicitacao;
  valor: NumeroDigitado | undefined;
  aoMudar: (valor: NumeroDigitado) => void;
}

/** Asks how many packages of the product one unit of the sale is, where the invoice does not contain it. */
export function ConversaoDoItem({ item: { unidade }, solicitado, valor = null, aoMudar }: ConversaoDoItemProps) {
  const id = useId();
  const descrever = useDescricao('unidades-produto');
  const { produto } = solicitado;
  const embalagem = nomeDaEmbalagem(produto, descrever(solicitado.unidade)) ?? comMedida(1, produto.unidadeMedida);
  const erro = erroDoDigitado(valor, (numero) => violacao(numero === 0, 'conversao', QUANTIDADE_POSITIVA));
  return (
    <div style={{ maxWidth: 320 }}>
      <label htmlFor={id}>Quantas embalagens vêm em 1 {unidade}</label>
      <EntradaQuantidade
        id={id}
        value={valor}
        onChange={aoMudar}
        suffix={`× ${embalagem}`}
        status={erro === null ? undefined : 'error'}
        aria-invalid={erro === null ? undefined : true}
        aria-describedby={`${id}-ajuda`}
      />
      <Typography.Text type={erro === null ? 'secondary' : 'danger'} id={`${id}-ajuda`}>
        {erro ?? `Fica guardado para as próximas notas deste fornecedor.`}
      </Typography.Text>
    </div>
  );
}
