import { ROTULOS_TIPO_REFEICAO, type LancamentoDoDia, type PratoDoDia } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { Typography } from 'antd';
import { useEffect, useRef } from 'react';
import { BotaoDosComentarios } from '../pratos/BotaoDosComentarios.js';
import { RefeicaoRegistrada } from './RefeicaoRegistrada.js';
import { RegistroDaRefeicao } from './RegistroDaRefeicao.js';

interface PratoExibidoProps {
  lancamento: LancamentoDoDia;
  prato: PratoDoDia;
  unidade: number;
  /** 'YYYY-MM-DD'. */
  dia: string;
  /** How often the user opened a dish; 0 if the screen opened it. */
  vez: number;
  aoExecutar: () => void;
}

/**
 * The dish that is shown: the form that registers it, then what follows. It comes into view when it is asked for, and
 * when it was registered.
 */
export function PratoExibido({ lancamento, prato, unidade, dia, vez, aoExecutar }: PratoExibidoProps) {
  const titulo = useRef<HTMLDivElement>(null);
  const nome = nomeComum(prato.prato.nome);
  const registrada = prato.refeicao !== null;
  const visto = useRef({ vez: 0, registrada });
  useEffect(() => {
    const antes = visto.current;
    visto.current = { vez, registrada };
    if (titulo.current && (vez !== antes.vez || registrada !== antes.registrada)) levarAte(titulo.current);
  }, [vez, registrada]);
  return (
    <section aria-label={`Registro de ${nome}`}>
      {/* The heading takes the focus, not the first field: on a phone that would open the keyboard over the form. */}
      <div ref={titulo} tabIndex={-1} className="execucao-titulo">
        <Typography.Title level={2} style={{ fontSize: 18 }}>
          {nome} · {ROTULOS_TIPO_REFEICAO[prato.tipo]}, {prato.hora}
        </Typography.Title>
      </div>
      {prato.refeicao ? (
        <RefeicaoRegistrada refeicao={prato.refeicao} unidade={unidade} aoExecutar={aoExecutar} />
      ) : (
        <RegistroDaRefeicao lancamento={lancamento} prato={prato} unidade={unidade} dia={dia} />
      )}
      <BotaoDosComentarios prato={prato.prato} />
    </section>
  );
}

function levarAte(elemento: HTMLElement): void {
  elemento.scrollIntoView({
    block: 'start',
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
  });
  elemento.focus({ preventScroll: true });
}
