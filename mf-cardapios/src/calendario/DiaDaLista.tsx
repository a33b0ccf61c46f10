import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { Icone } from '@merenda/shared/ui';
import { Button } from 'antd';
import type { Ref } from 'react';
import { BotaoDoEvento } from './BotaoDoEvento.js';
import { nomeDoDia, type VistaDoMes } from './mes.js';

interface DiaDaListaProps extends Omit<VistaDoMes, 'mes'> {
  dia: string;
  /** The position of the day on the page. */
  secao?: Ref<HTMLElement>;
}

/** One day with all its menus. */
export function DiaDaLista({ dia, hoje, eventos, feriados, aoVincular, aoAbrir, secao }: DiaDaListaProps) {
  const feriado = feriados.get(dia);
  const nome = nomeDoDia(dia);
  return (
    <section ref={secao} className="calendario-dia-da-lista" aria-label={nome}>
      <header>
        <h3>
          {nome}
          {dia === hoje && <span className="calendario-etiqueta">Hoje</span>}
          {feriado && <span className="calendario-etiqueta">{feriado}</span>}
        </h3>
        {aoVincular && (
          <Button
            icon={<Icone de={PlusOutlined} />}
            aria-label={`Vincular cardápio em ${nome}`}
            onClick={() => aoVincular(dia)}
          />
        )}
      </header>
      {(eventos.get(dia) ?? []).map((evento) => (
        <BotaoDoEvento key={evento.chave} evento={evento} aoAbrir={aoAbrir} />
      ))}
    </section>
  );
}
