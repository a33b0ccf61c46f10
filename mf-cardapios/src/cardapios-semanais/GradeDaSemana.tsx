import { avisos } from '@merenda/shared';
import {
  DIAS_SEMANA,
  ROTULOS_DIA_SEMANA,
  ROTULOS_TIPO_REFEICAO,
  type CardapioResumo,
  type DiaSemana,
} from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { quadroDaSemana } from '@merenda/shared/regras';
import { SelectOpcoes } from '@merenda/shared/ui';
import { useState, type DragEvent } from 'react';
import { MoverOuCopiar, type Destino } from './MoverOuCopiar.js';
import { comMenu, copiarMenu, menuDoDia, moverMenu, type LinhaDaSemana } from './semana.js';
import './grade.css';

interface GradeDaSemanaProps {
  linhas: readonly LinhaDaSemana[];
  /** The menus that may be chosen. */
  cardapios: readonly CardapioResumo[];
  aoMudar: (linhas: LinhaDaSemana[]) => void;
}

/** The name of a day in the names of its controls: 'segunda'. */
const nomeDe = (dia: DiaSemana): string => ROTULOS_DIA_SEMANA[dia].toLowerCase();

/**
 * The week's food while it is composed: a column for each day, a row for each meal. A menu is chosen at the head of its
 * day, and goes to another day by dragging it there (with Ctrl a copy), or with the menu beside it.
 */
export function GradeDaSemana({ linhas, cardapios, aoMudar }: GradeDaSemanaProps) {
  const [arrastado, setArrastado] = useState<DiaSemana | null>(null);
  const opcoes = cardapios.map(({ id, nome }) => ({ valor: id, rotulo: nomeComum(nome) }));
  const doDia = (dia: DiaSemana) => cardapios.find(({ id }) => id === menuDoDia(linhas, dia));
  const quadro = quadroDaSemana(
    DIAS_SEMANA.map((dia) => (doDia(dia)?.pratos ?? []).map(({ hora, tipo, prato }) => ({ hora, tipo, prato }))),
  );

  function levar(de: DiaSemana, { para, copia }: Destino): void {
    if (de === para || menuDoDia(linhas, de) === undefined) return;
    aoMudar((copia ? copiarMenu : moverMenu)(linhas, de, para));
    avisos.desfazivel(
      copia ? `Cardápio de ${nomeDe(de)} copiado para ${nomeDe(para)}.` : `Cardápio levado para ${nomeDe(para)}.`,
      () => aoMudar([...linhas]),
    );
  }

  const alvo = (para: DiaSemana) => ({
    'data-alvo': arrastado !== null && arrastado !== para ? true : undefined,
    onDragOver: (evento: DragEvent) => arrastado !== null && evento.preventDefault(),
    onDrop: (evento: DragEvent) => {
      evento.preventDefault();
      if (arrastado !== null) levar(arrastado, { para, copia: evento.ctrlKey });
      setArrastado(null);
    },
  });

  return (
    <div className="grade-da-semana" role="group" aria-label="Grade da semana" tabIndex={0}>
      <table aria-label="Cardápios por dia e refeição">
        <thead>
          <tr>
            <th scope="col" className="grade-refeicao">
              Refeição
            </th>
            {DIAS_SEMANA.map((dia) => (
              <th key={dia} scope="col" {...alvo(dia)}>
                <div className="grade-dia">
                  <span
                    className={doDia(dia) && 'grade-arrastavel'}
                    draggable={doDia(dia) !== undefined}
                    onDragStart={(evento) => {
                      evento.dataTransfer.setData('text/plain', dia);
                      evento.dataTransfer.effectAllowed = 'copyMove';
                      setArrastado(dia);
                    }}
                    onDragEnd={() => setArrastado(null)}
                  >
                    {ROTULOS_DIA_SEMANA[dia]}
                  </span>
                  {doDia(dia) && (
                    <MoverOuCopiar
                      dia={dia}
                      aoLevar={(destino) => levar(dia, destino)}
                      aoRetirar={() => aoMudar(comMenu(linhas, dia, undefined))}
                    />
                  )}
                </div>
                <SelectOpcoes<number>
                  aria-label={`Cardápio na grade, ${nomeDe(dia)}`}
                  opcoes={opcoes}
                  de="cardapiosDaEtapa"
                  placeholder="Sem cardápio"
                  value={menuDoDia(linhas, dia)}
                  onChange={(cardapio) => aoMudar(comMenu(linhas, dia, cardapio))}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {quadro.length === 0 && (
            <tr>
              <td colSpan={DIAS_SEMANA.length + 1}>Escolha o cardápio de um dia: os pratos aparecem aqui.</td>
            </tr>
          )}
          {quadro.map(({ tipo, hora, celulas }, posicao) => (
            <tr key={posicao}>
              <th scope="row">
                {ROTULOS_TIPO_REFEICAO[tipo]}
                {hora && <span className="grade-hora">{hora}</span>}
              </th>
              {DIAS_SEMANA.map((dia, coluna) => {
                const celula = celulas[coluna];
                return (
                  <td key={dia} {...alvo(dia)}>
                    {celula && hora === null && <span className="grade-hora">{celula.hora}</span>}
                    {celula?.pratos.map(({ id, nome }) => (
                      <div key={id}>{nomeComum(nome)}</div>
                    ))}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
