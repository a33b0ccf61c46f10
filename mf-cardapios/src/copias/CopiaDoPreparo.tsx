import type { Preparo } from '@merenda/shared/contratos';
import { consultasDeCategorias } from '@merenda/shared/consultas';
import { nomeComum } from '@merenda/shared/formatos';
import { nomeParaFaixa } from '@merenda/shared/regras';
import { copiaDe } from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Typography } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Etapa } from '../etapas/CamposDaEtapa.js';
import { EscolhaDaEtapa } from '../etapas/EscolhaDaEtapa.js';
import { paraFormulario } from '../preparos/formulario.js';
import { EscolhaDoFator } from './EscolhaDoFator.js';
import { ModalDaCopia } from './ModalDaCopia.js';
import { QuantidadesDaCopia } from './QuantidadesDaCopia.js';
import { receitaPara } from './receitaPara.js';
import { useFator } from './useFator.js';

const inteira = ({ categoria, modalidade }: Partial<Etapa>): Etapa | undefined =>
  categoria && modalidade ? { categoria, modalidade } : undefined;

/**
 * Copies a recipe. A recipe has no students of its own: a user who wants other portions chooses those of the original
 * and those of the copy.
 */
export function CopiaDoPreparo({ preparo, aoFechar }: { preparo: Preparo; aoFechar: () => void }) {
  const navigate = useNavigate();
  const { data: categorias } = useQuery(consultasDeCategorias.lista());
  const [de, setDe] = useState<Partial<Etapa>>({});
  const [para, setPara] = useState<Partial<Etapa>>({});
  const fator = useFator(inteira(de), inteira(para));
  const muda = inteira(de) !== undefined && inteira(para) !== undefined;
  const faixa = categorias?.find(({ id }) => id === para.categoria)?.faixaEtaria.nome;

  async function continuar(): Promise<boolean> {
    await navigate('/cadastrar-preparo', {
      state: {
        valores:
          muda && faixa !== undefined
            ? receitaPara(preparo, nomeParaFaixa(preparo.nome, faixa), fator.valor)
            : copiaDe(paraFormulario(preparo)),
      },
    });
    return true;
  }

  return (
    <ModalDaCopia
      titulo={`Duplicar ${nomeComum(preparo.nome)}`}
      rotulo="Continuar"
      impedido={muda && !fator.pronto}
      aoContinuar={continuar}
      aoFechar={aoFechar}
    >
      <Typography.Text>
        Para mudar as porções, informe a faixa da receita e a faixa da cópia. Sem elas, as quantidades ficam como estão.
      </Typography.Text>
      <EscolhaDaEtapa rotulo="De qual faixa?" etapa={de} aoMudar={setDe} />
      <EscolhaDaEtapa rotulo="Para qual faixa?" etapa={para} aoMudar={setPara} />
      {muda && (
        <>
          <EscolhaDoFator fator={fator} />
          <QuantidadesDaCopia preparo={preparo} fator={fator.valor} />
        </>
      )}
    </ModalDaCopia>
  );
}
