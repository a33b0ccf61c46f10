import type { PratoResumo } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { copiaDe } from '@merenda/shared/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Etapa } from '../etapas/CamposDaEtapa.js';
import { EscolhaDaEtapa } from '../etapas/EscolhaDaEtapa.js';
import { paraFormulario } from '../pratos/FormularioPrato.js';
import { criarAntes, rotuloDaCriacao } from './criacao.js';
import { EscolhaDoFator } from './EscolhaDoFator.js';
import { ModalDaCopia } from './ModalDaCopia.js';
import { PreparosDaCopia } from './PreparosDaCopia.js';
import { useCopiasDePreparos } from './useCopiasDePreparos.js';
import { useDestino } from './useDestino.js';

const NENHUM: number[] = [];

/** Copies a dish, also for another age band, with copies of its preparations in other portions. */
export function CopiaDoPrato({ prato, aoFechar }: { prato: PratoResumo; aoFechar: () => void }) {
  const navigate = useNavigate();
  const [escolhida, setEtapa] = useState<Partial<Etapa>>({
    categoria: prato.categoria.id,
    modalidade: prato.modalidade.nome,
  });
  const { etapa, muda, faixa, fator } = useDestino(prato, escolhida);
  const ids = prato.preparos.map(({ preparo }) => preparo.id);
  const copias = useCopiasDePreparos(muda ? ids : NENHUM, { faixa, fator: fator.valor });

  async function continuar(): Promise<boolean> {
    const valores = paraFormulario(prato);
    if (!muda || !etapa) {
      await navigate('/cadastrar-prato', { state: { valores: copiaDe(valores) } });
      return true;
    }
    let preparos = valores.preparos;
    const feito = await criarAntes({ preparos: copias.quantas }, async () => {
      const para = await copias.criar();
      preparos = preparos.map(({ preparo }) => ({ preparo: para(preparo) }));
    });
    if (feito) await navigate('/cadastrar-prato', { state: { valores: { ...valores, ...etapa, preparos } } });
    return feito;
  }

  return (
    <ModalDaCopia
      titulo={`Duplicar ${nomeComum(prato.nome)}`}
      rotulo={rotuloDaCriacao({ preparos: copias.quantas })}
      impedido={!etapa || (muda && (!fator.pronto || !copias.preparos))}
      aoContinuar={continuar}
      aoFechar={aoFechar}
    >
      <EscolhaDaEtapa rotulo="Para qual faixa?" etapa={escolhida} aoMudar={setEtapa} />
      {muda && (
        <>
          <EscolhaDoFator fator={fator} />
          <PreparosDaCopia copias={copias} fator={fator.valor} />
        </>
      )}
    </ModalDaCopia>
  );
}
