import type { CustoDaFicha, FichaTecnica } from '@merenda/shared/contratos';
import { formatarQuantidade } from '@merenda/shared/formatos';
import { escreverCusto, frasesDoCusto, frasesDosAlergenicos } from '@merenda/shared/regras';
import { Descriptions, Typography } from 'antd';
import { Pendencias } from './Pendencias.js';

/** Cost, allergens, yield and gaps: the part of a sheet that is no table. */
export function ResumoDaFicha({ ficha }: { ficha: FichaTecnica }) {
  const { custo, alergenicos, pendencias, rendimento } = ficha;
  return (
    <Descriptions
      size="small"
      column={1}
      items={[
        { key: 'custo', label: 'Custo por aluno', children: <Custo custo={custo} /> },
        {
          key: 'alergenicos',
          label: 'Alergênicos',
          children: <Frases frases={frasesDosAlergenicos(alergenicos)} />,
        },
        ...(rendimento
          ? [
              {
                key: 'rendimento',
                label: 'Rendimento',
                children: `${formatarQuantidade(rendimento.pesoPronto)} kg prontos, ${formatarQuantidade(rendimento.porcaoPronta)} g por porção`,
              },
            ]
          : []),
        { key: 'pendencias', label: 'Pendências', children: <Pendencias pendencias={pendencias} /> },
      ]}
    />
  );
}

/** The cost of a sheet, with the part that the transfer pays and its uncertainties. */
function Custo({ custo }: { custo: CustoDaFicha }) {
  return (
    <div>
      <Typography.Text strong>{escreverCusto(custo)}</Typography.Text>
      <Frases frases={frasesDoCusto(custo)} />
    </div>
  );
}

/** Sentences below each other. */
export const Frases = ({ frases }: { frases: readonly string[] }) => (
  <div>
    {frases.map((frase) => (
      <div key={frase}>{frase}</div>
    ))}
  </div>
);
