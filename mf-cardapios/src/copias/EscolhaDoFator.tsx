import { formatarQuantidade } from '@merenda/shared/formatos';
import { EntradaQuantidade } from '@merenda/shared/ui';
import { Flex, Typography } from 'antd';
import { useId } from 'react';
import type { Fator } from './useFator.js';

/** The factor with its source, to be changed. */
export function EscolhaDoFator({ fator }: { fator: Fator }) {
  const id = useId();
  const { de, para, norma } = fator;
  return (
    <Flex vertical gap={4} style={{ minHeight: 96 }}>
      <label htmlFor={id}>Fator das porções</label>
      <EntradaQuantidade
        id={id}
        value={fator.digitado}
        onChange={fator.digitar}
        aria-describedby={`${id}-origem`}
        status={fator.erro ? 'error' : undefined}
      />
      {fator.erro && (
        <Typography.Text type="danger" role="alert">
          {fator.erro}
        </Typography.Text>
      )}
      <Typography.Text id={`${id}-origem`} type="secondary" style={{ fontSize: 13 }}>
        {de !== null && para !== null
          ? `Energia da norma: de ${formatarQuantidade(de, 2)} para ${formatarQuantidade(para, 2)} kcal (${norma}). Fator 1 mantém as porções.`
          : 'A norma não traz a energia das duas faixas: informe o fator, ou mantenha 1.'}
      </Typography.Text>
    </Flex>
  );
}
