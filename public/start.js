// Runs after /settings.js has been loaded or has failed, so that index.html can say what the start waits for.
document.documentElement.dataset.settings = 'done';
