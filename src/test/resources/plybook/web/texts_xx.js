// A language for PageTextsTest and RunnerPageIT alone.
export default {
    'start.play': 'Igraj {game}',
};
