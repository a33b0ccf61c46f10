import { avisos } from '@merenda/shared';
import { LIMITES, type RefeicaoDaCozinha } from '@merenda/shared/contratos';
import { numeroLido, type NumeroDigitado } from '@merenda/shared/formatos';
import { EntradaQuantidade } from '@merenda/shared/ui';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { medida } from '../refeicao/medida.js';
import { useRegistrarSobra } from './cozinha.api.js';

/** The leftover, weighed after the meal is executed. */
export function PassoSobra({ refeicao }: Pick<RefeicaoDaCozinha, 'refeicao'>) {
  const id = useId();
  const [valor, setValor] = useState<NumeroDigitado>(refeicao?.sobraDeAlimentos ?? null);
  const { mutateAsync: registrar, isPending } = useRegistrarSobra();
  const sobras = numeroLido(valor);
  const boa = sobras !== null && sobras >= 0 && sobras <= LIMITES.sobra;

  async function salvar(): Promise<void> {
    if (!refeicao || sobras === null) return;
    try {
      await registrar({ id: refeicao.id, sobras });
      avisos.sucesso('Sobra registrada com sucesso!');
    } catch (erro) {
      avisos.falha(erro, 'Aviso');
    }
  }

  return (
    <section className="cozinha-parte" aria-label="4. Sobra">
      <h3>4. Sobra</h3>
      {refeicao?.executado ? (
        <>
          {refeicao.sobraDeAlimentos !== null && (
            <p>
              Pesada: <strong>{medida(refeicao.sobraDeAlimentos, 'KG', 2)}</strong>
            </p>
          )}
          <label htmlFor={id}>Pesar sobra: o que foi feito e não foi servido</label>
          <div className="cozinha-botoes">
            <EntradaQuantidade id={id} value={valor} onChange={setValor} casas={2} suffix="kg" />
            <Button type="primary" disabled={!boa} loading={isPending} onClick={() => void salvar()}>
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
