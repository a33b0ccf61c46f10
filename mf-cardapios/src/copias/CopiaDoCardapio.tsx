import type { CardapioResumo } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { copiaDe, EstadoErro } from '@merenda/shared/ui';
import { Alert, Skeleton } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paraFormulario } from '../cardapios/formulario.js';
import type { Etapa } from '../etapas/CamposDaEtapa.js';
import { EscolhaDaEtapa } from '../etapas/EscolhaDaEtapa.js';
import { cardapioPara, avisosDaCopia } from './cardapioPara.js';
import { criarAntes, rotuloDaCriacao } from './criacao.js';
import { EscolhaDoFator } from './EscolhaDoFator.js';
import { ModalDaCopia } from './ModalDaCopia.js';
import { PratosDaCopia } from './PratosDaCopia.js';
import { PreparosDaCopia } from './PreparosDaCopia.js';
import { useCopiasDePratos } from './useCopiasDePratos.js';
import { useCopiasDePreparos } from './useCopiasDePreparos.js';
import { useDestino } from './useDestino.js';

/**
 * Copies a menu, also for another age band. Its dishes belong to theirs: each is copied with its preparations in other
 * portions, replaced by one of the new band, or left out.
 */
export function CopiaDoCardapio({ cardapio, aoFechar }: { cardapio: CardapioResumo; aoFechar: () => void }) {
  const navigate = useNavigate();
  const [escolhida, setEtapa] = useState<Partial<Etapa>>({
    categoria: cardapio.categoria.id,
    modalidade: cardapio.modalidade.nome,
  });
  const destino = useDestino(cardapio, escolhida);
  const { etapa, muda, faixa, fator } = destino;
  const pratos = useCopiasDePratos(cardapio, destino);
  const preparos = useCopiasDePreparos(pratos.preparos, { faixa, fator: fator.valor });
  const criados = { preparos: preparos.quantas, pratos: pratos.quantos };

  async function continuar(): Promise<boolean> {
    const valores = paraFormulario(cardapio);
    if (!muda || !etapa) {
      await navigate('/cadastrar-cardapio', { state: { valores: copiaDe(valores) } });
      return true;
    }
    let copia = valores;
    const feito = await criarAntes(criados, async () => {
      copia = cardapioPara(valores, etapa, await pratos.criar(await preparos.criar()));
    });
    if (feito) await navigate('/cadastrar-cardapio', { state: { valores: copia } });
    return feito;
  }

  return (
    <ModalDaCopia
      titulo={`Duplicar ${nomeComum(cardapio.nome)}`}
      rotulo={rotuloDaCriacao(criados)}
      impedido={!etapa || (muda && (!fator.pronto || !pratos.pratos || !preparos.preparos))}
      aoContinuar={continuar}
      aoFechar={aoFechar}
    >
      <EscolhaDaEtapa rotulo="Para qual faixa?" etapa={escolhida} aoMudar={setEtapa} />
      {etapa &&
        muda &&
        avisosDaCopia(cardapio, etapa).map((aviso) => <Alert key={aviso} type="info" showIcon title={aviso} />)}
      {pratos.erro !== null && <EstadoErro erro={pratos.erro} aoTentar={pratos.reler} tentando={false} />}
      {muda && pratos.erro === null && !pratos.pratos && <Skeleton active />}
      {pratos.pratos && pratos.pratos.length > 0 && (
        <>
          <PratosDaCopia copias={pratos} />
          {pratos.quantos > 0 && <EscolhaDoFator fator={fator} />}
          {pratos.quantos > 0 && <PreparosDaCopia copias={preparos} fator={fator.valor} />}
        </>
      )}
    </ModalDaCopia>
  );
}
