import { temPermissao } from '@merenda/shared';
import { useHoje } from '@merenda/shared/ui';
import { Select } from 'antd';
import { useState } from 'react';
import { ConsumoPorItem } from './ConsumoPorItem.js';
import './indicadores.css';
import { ultimosMeses } from './periodo.js';
import { RefeicoesExecutadas } from './RefeicoesExecutadas.js';
import { SobraPorRefeicao } from './SobraPorRefeicao.js';
import { ValorPorUnidade } from './ValorPorUnidade.js';

const PERIODOS = [3, 6, 12].map((value) => ({ value, label: `Últimos ${value} meses` }));

/** Figures of the user's units; those of the stock for users who may see stocks. On the home page it is a panel. */
export default function Indicadores() {
  const hoje = useHoje();
  const [meses, setMeses] = useState(6);
  const periodo = ultimosMeses(hoje, meses);
  const veEstoques = temPermissao('ESTOQUES');
  return (
    <section aria-label="Indicadores">
      <Select
        aria-label="Período dos indicadores"
        value={meses}
        onChange={setMeses}
        options={PERIODOS}
        style={{ minWidth: 190 }}
      />
      <div className="indicadores">
        {veEstoques && <ConsumoPorItem periodo={periodo} />}
        <RefeicoesExecutadas periodo={periodo} />
        {veEstoques && <ValorPorUnidade />}
        <SobraPorRefeicao periodo={periodo} />
      </div>
    </section>
  );
}
