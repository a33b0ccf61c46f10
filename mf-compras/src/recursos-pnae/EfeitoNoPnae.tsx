import type { SimulacaoDoPnae } from '@merenda/shared/contratos';
import { efeitoEscrito } from '@merenda/shared/regras';
import { Typography } from 'antd';
import { useId } from 'react';
import { useEfeitoNoPnae } from './recursos-pnae.api.js';

interface EfeitoNoPnaeProps {
  /** What is about to be contracted or requested. */
  simulacao: SimulacaoDoPnae;
}

/** The goals that change when all of it is received, a line each; nothing while none changes. It only informs. */
export function EfeitoNoPnae({ simulacao }: EfeitoNoPnaeProps) {
  const titulo = useId();
  const { data = [] } = useEfeitoNoPnae(simulacao);
  if (data.length === 0) return null;
  return (
    <section aria-labelledby={titulo}>
      <Typography.Text id={titulo} type="secondary">
        Quando tudo for recebido, nos recursos do PNAE:
      </Typography.Text>
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {data.map((efeito) => (
          <li key={efeito.agora.codigo}>{efeitoEscrito(efeito)}</li>
        ))}
      </ul>
    </section>
  );
}
