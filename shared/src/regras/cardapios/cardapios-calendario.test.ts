import { motivoPassado } from './cardapios-calendario.js';

describe('a menu for a day long past', () => {
  const dia = (data: string) => ({ de: data, ate: data });

  it('needs no question up to seven days, and a question from the eighth on', () => {
    expect(motivoPassado(dia('2026-11-24'), '2026-11-23')).toBeNull();
    expect(motivoPassado(dia('2026-11-16'), '2026-11-23')).toBeNull();
    expect(motivoPassado(dia('2026-11-15'), '2026-11-23')).toBe('O dia 15/11/2026 já passou há 8 dias.');
    expect(motivoPassado(dia('2025-11-23'), '2026-11-23')).toBe('O dia 23/11/2025 já passou há 365 dias.');
  });

  it('counts from the last day of a week', () => {
    expect(motivoPassado({ de: '2026-11-16', ate: '2026-11-20' }, '2026-11-27')).toBeNull();
    expect(motivoPassado({ de: '2026-11-16', ate: '2026-11-20' }, '2026-11-28')).toBe(
      'A semana de 16/11/2026 a 20/11/2026 já passou há 8 dias.',
    );
  });
});
