import { temPermissao, useUnidadeAtual } from '@merenda/shared';
import { PERMISSOES_DO_CUSTO } from '@merenda/shared/contratos';
import { ultimosMeses } from '@merenda/shared/regras';
import { useHoje } from '@merenda/shared/ui';
import { Select } from 'antd';
import { useState } from 'react';
import { ConsumoPorItem } from './ConsumoPorItem.js';
import { CustoDasRefeicoes } from './CustoDasRefeicoes.js';
import './indicadores.css';
import { RefeicoesExecutadas } from './RefeicoesExecutadas.js';
import { SobraPorRefeicao } from './SobraPorRefeicao.js';
import { ValorPorUnidade } from './ValorPorUnidade.js';

const PERIODOS = [3, 6, 12].map((value) => ({ value, label: `Últimos ${value} meses` }));

/** Figures of the unit on which the user works, or of all of the user's; those of the stock for users who may see stocks, and the costs for those who compose menus or buy. On the home page it is a panel. */
export default function Indicadores() {
  const hoje = useHoje();
  const [meses, setMeses] = useState(6);
  const [atual] = useUnidadeAtual();
  const unidade = atual?.unidadeEducacional.id;
  const recorte = { ...ultimosMeses(hoje, meses), unidade };
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
        {veEstoques && <ConsumoPorItem de={recorte} />}
        <RefeicoesExecutadas de={recorte} />
        {veEstoques && <ValorPorUnidade unidade={unidade} />}
        {PERMISSOES_DO_CUSTO.some(temPermissao) && <CustoDasRefeicoes unidade={unidade} />}
        <SobraPorRefeicao de={recorte} />
      </div>
    </section>
  );
}
