import { LIMITES } from '@merenda/shared/contratos';
import { numeroLido, type NumeroDigitado } from '@merenda/shared/formatos';
import { EntradaQuantidade } from '@merenda/shared/ui';
import { avisos } from '@merenda/shared';
import { Button } from 'antd';
import { useState } from 'react';
import { medida } from '../refeicao/medida.js';
import { fraseDoEnvio, registrarSobra } from './cozinha.api.js';
import type { EsperaDaRefeicao } from './espera.js';
import type { RefeicaoComDia } from './refeicoes-do-dia.js';

interface PassoSobraProps {
  /** Id of its field. */
  id: string;
  unidade: number;
  uma: RefeicaoComDia;
  espera: EsperaDaRefeicao;
}

/** The leftover, weighed after the meal is executed, also while the execution waits for a network. */
export function PassoSobra({ id, unidade, uma, espera }: PassoSobraProps) {
  const { refeicao } = uma;
  const [valor, setValor] = useState<NumeroDigitado>(refeicao?.sobraDeAlimentos ?? null);
  const [ocupado, setOcupado] = useState(false);
  const sobras = numeroLido(valor);
  const boa = sobras !== null && sobras >= 0 && sobras <= LIMITES.sobra;

  async function salvar(): Promise<void> {
    if (sobras === null || espera.id === null) return;
    setOcupado(true);
    try {
      const desfecho = await registrarSobra({ unidade, uma, id: espera.id }, sobras);
      avisos.sucesso(fraseDoEnvio('Sobra registrada com sucesso!')(sobras, desfecho));
    } catch (erro) {
      avisos.falha(erro, 'Aviso');
    } finally {
      setOcupado(false);
    }
  }

  return (
    <section className="cozinha-parte" aria-label="4. Sobra">
      <h3>4. Sobra</h3>
      <SobraPesada registrada={refeicao?.sobraDeAlimentos ?? null} aEnviar={espera.sobra} />
      {espera.id !== null && (refeicao?.executado || espera.executa) ? (
        <>
          <label htmlFor={id}>Pesar sobra: comida feita e não servida</label>
          <div className="cozinha-botoes">
            <div className="cozinha-peso">
              <EntradaQuantidade id={id} value={valor} onChange={setValor} casas={2} medida="KG" />
            </div>
            <Button type="primary" disabled={!boa} loading={ocupado} onClick={() => void salvar()}>
              Registrar sobra
            </Button>
          </div>
        </>
      ) : (
        <p className="cozinha-nota">Pese a sobra depois de executar a refeição.</p>
      )}
    </section>
  );
}

function SobraPesada({ registrada, aEnviar }: { registrada: number | null; aEnviar: number | null }) {
  const mostrada = aEnviar ?? registrada;
  if (mostrada === null) return null;
  return (
    <p>
      Pesada: <strong>{medida(mostrada, 'KG', 2)}</strong>
      {aEnviar !== null && ', a enviar'}
    </p>
  );
}
